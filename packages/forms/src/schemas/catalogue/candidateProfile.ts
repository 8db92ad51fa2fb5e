import { cvVisibilityValues, localeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { cvVisibilityKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { crossField } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { looseGroup } from '../../records/recordGroup.ts';
import {
  line,
  lines,
  optionalRecord,
  optionalText,
  requiredChoice,
  requiredText,
  yesOrNo,
} from '../../records/recordField.ts';
import { isBlank, limits, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { cvAccentField, cvSizeField } from './cvStyle.ts';

/** It is written for one role at most. */
const oneRole: Rule<{ readonly jobProfileID: string; readonly jobProfileLateralID: string }> = (values) =>
  isBlank(values.jobProfileID) || isBlank(values.jobProfileLateralID) ? passed : failed('oneOf');

/** A candidate profile: the data side of a CV. What it shows and in which template is chosen beside the form. */
export const candidateProfileForm = defineRecordForm({
  id: 'candidateProfile',
  operations: { add: 'addCandidateProfile', update: 'updateCandidateProfile' },
  fields: {
    name: requiredText(
      {
        label: 'cv name label',
        hint: 'cv name hint',
        errors: { required: 'cv name required' },
      },
      line({ max: limits.profileText.short }),
    ),
    headline: optionalText(
      { label: 'cv headline label', hint: 'cv headline hint', maxLength: limits.profileText.title },
      line({ max: limits.profileText.title }),
    ),
    summary: optionalText(
      {
        label: 'cv summary label',
        hint: 'cv summary hint',
        control: 'textArea',
        maxLength: limits.profileText.about,
      },
      lines({ max: limits.profileText.about }),
    ),
    jobProfileID: optionalRecord({ label: 'cv role label', hint: 'cv role hint' }),
    jobProfileLateralID: optionalRecord({
      label: 'job profile lateral label',
      errors: { oneOf: 'job profile twice' },
    }),
    language: requiredChoice(
      {
        label: 'cv language label',
        hint: 'cv language hint',
        options: localeValues.map((value) => ({ value, label: `question language ${value}` as const })),
      },
      localeValues,
      'en',
    ),
    visibility: requiredChoice(
      {
        label: 'cv visibility label',
        hint: 'cv visibility hint',
        options: optionsOf(cvVisibilityValues, cvVisibilityKeys),
      },
      cvVisibilityValues,
      'Private',
    ),
    style: looseGroup({
      size: cvSizeField('cv own size hint'),
      accent: cvAccentField('cv own accent none'),
      photo: yesOrNo({ label: 'cv photo label', hint: 'cv photo hint' }),
    }),
  },
  extraProperties: {
    isDefault: z.boolean(),
    sections: z.array(z.record(z.string(), z.unknown())),
    cvTemplateID: z.nullable(z.string()),
  },
  between: [crossField('jobProfileLateralID', oneRole)],
});
