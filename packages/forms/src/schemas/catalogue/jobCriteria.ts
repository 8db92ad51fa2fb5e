import { degreeValues, scoreTypeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { scoreTypeKeys } from '../../words/valueKeys.ts';
import { crossField } from '../../definition/ruleChecks.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { optionalChoices } from '../../records/choices.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import {
  line,
  optionalChoice,
  optionalNumber,
  optionalParts,
  optionalRecords,
  requiredChoice,
  requiredNumber,
} from '../../records/recordField.ts';
import { optionalGroup } from '../../records/recordGroup.ts';
import { limits, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { degreeOptions } from './fields.ts';
import { forPosting } from './forPosting.ts';
import { optionalPassingYears } from './passingYears.ts';
import { rising } from './rising.ts';
import { yesNoChoice } from './yesNoChoice.ts';

const percent = { min: 0, max: 100, decimals: 2 };

const months = { min: 0, max: limits.experienceMonths };

/** Grades that criteria name are of ten. */
const topGrade = 10;

/** A number of backlogs that is let through; empty is any number, which -1 is in the contract (specification, section 9). */
function backlogs(label: MessageKey) {
  const { min, max, noLimit } = limits.backlogs;
  const limit = optionalNumber({ label, hint: 'criteria backlogs hint' }, { min, max });
  return {
    ...limit,
    read: (stored: number | null | undefined) => limit.read(stored === noLimit ? null : stored),
  };
}

/** A score at least, with its unit. */
const score = (label: MessageKey, unit: MessageKey) =>
  optionalGroup({
    value: requiredNumber(
      { label, errors: { required: 'criteria score required', tooLarge: 'criteria score too large' } },
      percent,
    ),
    type: requiredChoice(
      {
        label: unit,
        errors: { required: 'criteria unit required' },
        options: optionsOf(scoreTypeValues, scoreTypeKeys),
      },
      scoreTypeValues,
    ),
  });

/** A grade is not above the top of its scale. */
const gradeOf =
  <Value extends string, Unit extends string>(
    value: Value,
    unit: Unit,
  ): Rule<Readonly<Record<Value | Unit, string>>> =>
  (values) =>
    values[unit] === 'CGPA' && Number(values[value]) > topGrade
      ? failed('tooLarge', { max: topGrade })
      : passed;

const eitherSchool = yesNoChoice({
  label: 'criteria school label',
  yes: 'criteria school either',
  no: 'criteria school both',
});

/**
 * Who is eligible for a job, as a person fills it in: for everybody, or by rules, each of which may be left out. It is no body of its own:
 * `criteriaOf` makes the property `criteria` of a job of it.
 */
export const jobCriteriaForm = defineRecordForm({
  id: 'jobCriteria',
  operations: { add: 'previewEligibility', update: 'updateJobDescription' },
  fields: {
    reach: forPosting(
      optionalChoice(
        {
          label: 'criteria reach label',
          errors: { required: 'criteria reach required' },
          options: [
            { value: 'everybody', label: 'criteria reach everybody' },
            { value: 'some', label: 'criteria reach some' },
          ],
        },
        ['everybody', 'some'],
      ),
    ),
    degrees: optionalChoices({ label: 'criteria degrees label', options: degreeOptions }, degreeValues),
    programIDs: optionalRecords({ label: 'criteria programs label', hint: 'criteria any hint' }),
    masterProgramIDs: optionalRecords({
      label: 'criteria master programs label',
      hint: 'criteria master programs hint',
    }),
    passingYears: optionalPassingYears({ label: 'criteria years label', hint: 'criteria years hint' }),
    minSSC: optionalNumber({ label: 'criteria ssc label' }, percent),
    minHSC: optionalNumber({ label: 'criteria hsc label' }, percent),
    minDiploma: optionalNumber({ label: 'criteria diploma label' }, percent),
    hscOrDiploma: {
      ...eitherSchool,
      empty: 'yes',
      read: (stored: boolean | null | undefined) => (stored === false ? 'no' : 'yes'),
    },
    maxGapYears: optionalNumber({ label: 'criteria gap label' }, { min: 0, max: limits.gapYears }),
    minGraduation: score('criteria graduation label', 'criteria graduation unit'),
    minPostGraduation: score('criteria post graduation label', 'criteria post graduation unit'),
    maxLiveBacklogs: backlogs('criteria live backlogs label'),
    maxDeadBacklogs: backlogs('criteria dead backlogs label'),
    minExperienceMonths: optionalNumber({ label: 'criteria experience from label' }, months),
    maxExperienceMonths: optionalNumber(
      { label: 'criteria experience to label', errors: { order: 'criteria experience order' } },
      months,
    ),
    mustHaveSkillIDs: optionalRecords({ label: 'criteria skills label', hint: 'criteria skills hint' }),
    minSkillMatch: optionalNumber(
      { label: 'criteria skill match label', hint: 'criteria skill match hint' },
      percent,
    ),
    languages: optionalParts(
      { label: 'criteria languages label', hint: 'criteria languages hint' },
      { maxEntries: limits.languages, each: line(limits.language) },
    ),
    locationOnly: yesNoChoice({
      label: 'criteria location label',
      yes: 'criteria location yes',
      no: 'criteria location no',
    }),
  },
  between: [
    crossField('minGraduation_value', gradeOf('minGraduation_value', 'minGraduation_type')),
    crossField('minPostGraduation_value', gradeOf('minPostGraduation_value', 'minPostGraduation_type')),
    crossField('maxExperienceMonths', rising('minExperienceMonths', 'maxExperienceMonths')),
  ],
});

type Typed = typeof jobCriteriaForm.defaultValues;
type Rules = Omit<ReturnType<typeof jobCriteriaForm.toPayload>, 'reach'>;

/** The criteria of the contract: a property is a rule, one that is left out is none. */
export type JobCriteria = { [Name in keyof Rules]?: NonNullable<Rules[Name]> };

/** What is typed for the criteria of a job; null and left out: nothing was chosen yet. */
export function criteriaValues(criteria: JobCriteria | null | undefined): Typed {
  if (criteria == null) return jobCriteriaForm.defaultValues;
  const isForAll = Object.keys(criteria).length === 0;
  return jobCriteriaForm.fromRecord({ ...criteria, reach: isForAll ? 'everybody' : 'some' });
}

/**
 * The criteria that were typed: `{}` for everybody, otherwise the rules that are filled in. Null as long as nothing was chosen, also
 * where rules are wanted and there is none: nobody posts a job for everybody by accident.
 */
export function criteriaOf(typed: Typed): JobCriteria | null {
  const { reach, ...rules } = jobCriteriaForm.toPayload(typed);
  if (typed.reach === '') return null;
  if (reach === 'everybody') return {};
  const { hscOrDiploma, ...others } = rules;
  const given = Object.entries(others).filter(([, value]) => !isNoRule(value));
  const isOfSchool = others.minHSC !== null && others.minDiploma !== null;
  if (isOfSchool && !hscOrDiploma) given.push(['hscOrDiploma', false]);
  return given.length === 0 ? null : (Object.fromEntries(given) as JobCriteria);
}

const isNoRule = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);
