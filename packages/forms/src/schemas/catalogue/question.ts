import {
  answerTypeValues,
  difficultyValues,
  localeValues,
  questionPurposeValues,
} from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { answerTypeKeys, difficultyKeys, questionPurposeKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { crossField } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import {
  optionalChoice,
  optionalNumber,
  optionalRecord,
  requiredChoice,
  requiredText,
  yesOrNo,
} from '../../records/recordField.ts';
import { isBlank, limits, maxLength, minLength, multiLine, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { questionOptions } from './questionOptions.ts';
import { companyOfScope, templateScope } from './templateScope.ts';

type Checked = { readonly purpose: string };

/** A check of a skill names it, and how hard it is; another question has nothing to do with one. */
const ofSkillCheck =
  <Name extends string>(name: Name): Rule<Checked & Readonly<Record<Name, string>>> =>
  (values) => {
    const isCheck = values.purpose === 'Skill check';
    if (isCheck && isBlank(values[name])) return failed('required');
    return !isCheck && values.purpose !== '' && !isBlank(values[name]) ? failed('oneOf') : passed;
  };

/** A question that candidates are asked. */
export const questionForm = defineRecordForm({
  id: 'question',
  operations: { add: 'addQuestion', update: 'updateQuestion' },
  fields: {
    text: requiredText(
      {
        label: 'question text label',
        hint: 'question text hint',
        control: 'textArea',
        maxLength: limits.questionText.max,
        errors: { required: 'question text required' },
      },
      multiLine,
      minLength(limits.questionText.min),
      maxLength(limits.questionText.max),
    ),
    language: requiredChoice(
      {
        label: 'question language label',
        options: localeValues.map((value) => ({ value, label: `question language ${value}` as const })),
      },
      localeValues,
      'en',
    ),
    purpose: requiredChoice(
      {
        label: 'question purpose label',
        errors: { required: 'question purpose required' },
        options: optionsOf(questionPurposeValues, questionPurposeKeys),
      },
      questionPurposeValues,
    ),
    answerType: requiredChoice(
      {
        label: 'answer type label',
        hint: 'answer type hint',
        errors: { required: 'answer type required' },
        options: optionsOf(answerTypeValues, answerTypeKeys),
      },
      answerTypeValues,
    ),
    options: questionOptions,
    isKnockout: yesOrNo({ label: 'knockout label', hint: 'knockout hint' }),
    isOptional: yesOrNo({ label: 'optional question label', hint: 'optional question hint' }),
    skillID: optionalRecord({
      label: 'question skill label',
      hint: 'skill check hint',
      errors: { required: 'question skill required', oneOf: 'skill check superfluous' },
    }),
    difficulty: optionalChoice(
      {
        label: 'difficulty label',
        errors: { required: 'difficulty required', oneOf: 'skill check superfluous' },
        options: optionsOf(difficultyValues, difficultyKeys),
      },
      difficultyValues,
    ),
    marks: optionalNumber(
      {
        label: 'marks label',
        errors: { required: 'marks required', oneOf: 'skill check superfluous' },
      },
      { min: 0, max: limits.questionMarks },
    ),
    ...templateScope,
  },
  extraProperties: { translations: z.record(z.string(), z.string()) },
  between: [
    crossField('skillID', ofSkillCheck('skillID')),
    crossField('difficulty', ofSkillCheck('difficulty')),
    crossField('marks', ofSkillCheck('marks')),
    crossField('companyID', companyOfScope),
  ],
});
