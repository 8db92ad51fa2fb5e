import { degreeValues, jobLevelValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { jobLevelKeys } from '../../words/valueKeys.ts';
import { crossField } from '../../definition/ruleChecks.ts';
import { optionalChoices } from '../../records/choices.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionalRichText } from '../../records/richText.ts';
import {
  line,
  optionalRecords,
  optionalText,
  requiredChoice,
  requiredNumber,
  requiredRecord,
  requiredText,
} from '../../records/recordField.ts';
import { optionalRupees } from '../../records/rupees.ts';
import { limits } from '../../rules/index.ts';
import { degreeOptions } from './fields.ts';
import { rising } from './rising.ts';
import { weightedSkills } from './weightedSkills.ts';

const title = requiredText(
  {
    label: 'job profile title label',
    hint: 'job profile title hint',
    errors: { required: 'job profile title required' },
  },
  line(limits.jobProfileTitle),
);
const sectorID = requiredRecord({
  label: 'job profile sector label',
  errors: { required: 'job profile sector required' },
});
const skills = weightedSkills({
  label: 'job profile skills label',
  hint: 'job profile skills hint',
  errors: { required: 'job skills required' },
});
const descriptionHtml = optionalRichText(
  { label: 'job profile description label', hint: 'job profile description hint' },
  { max: limits.formattedText },
);
const typicalPay = {
  typicalCtcMinPaise: optionalRupees({ label: 'typical pay from label', hint: 'typical pay hint' }),
  typicalCtcMaxPaise: optionalRupees({
    label: 'typical pay to label',
    errors: { order: 'typical pay order' },
  }),
};
const payRises = crossField('typicalCtcMaxPaise', rising('typicalCtcMinPaise', 'typicalCtcMaxPaise'));

/** A role that freshers start in. */
export const jobProfileForm = defineRecordForm({
  id: 'jobProfile',
  operations: { add: 'addJobProfile', update: 'updateJobProfile' },
  fields: {
    title,
    sectorID,
    skills,
    degrees: optionalChoices(
      { label: 'job profile degrees label', hint: 'job profile degrees hint', options: degreeOptions },
      degreeValues,
    ),
    programIDs: optionalRecords({ label: 'job profile programs label', hint: 'job profile programs hint' }),
    ...typicalPay,
    descriptionHtml,
  },
  between: [payRises],
});

const months = { min: 0, max: limits.experienceMonths };

/** A role that experienced people move to. */
export const lateralJobProfileForm = defineRecordForm({
  id: 'lateralJobProfile',
  operations: { add: 'addJobProfileLateral', update: 'updateJobProfileLateral' },
  fields: {
    title,
    level: requiredChoice(
      {
        label: 'job level label',
        errors: { required: 'job level required' },
        options: optionsOf(jobLevelValues, jobLevelKeys),
      },
      jobLevelValues,
    ),
    sectorID,
    functionalArea: optionalText(
      { label: 'functional area label', hint: 'functional area hint' },
      line({ max: limits.functionalArea }),
    ),
    skills,
    experienceMinMonths: requiredNumber(
      {
        label: 'experience from label',
        hint: 'experience hint',
        errors: { required: 'experience required' },
      },
      months,
    ),
    experienceMaxMonths: requiredNumber(
      {
        label: 'experience to label',
        errors: { required: 'experience required', order: 'experience order' },
      },
      months,
    ),
    ...typicalPay,
    descriptionHtml,
  },
  between: [
    crossField('experienceMaxMonths', rising('experienceMinMonths', 'experienceMaxMonths')),
    payRises,
  ],
});
