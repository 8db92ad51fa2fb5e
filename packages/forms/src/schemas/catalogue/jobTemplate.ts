import * as z from 'zod/mini';
import { crossField } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import {
  line,
  optionalLines,
  optionalNumber,
  optionalRecord,
  optionalRecords,
  requiredRecords,
  requiredText,
} from '../../records/recordField.ts';
import { optionalRichText } from '../../records/richText.ts';
import { indianDayOf, momentOfIndianDay } from '../../records/indianDay.ts';
import { jobRounds } from './jobRounds.ts';
import { jobTerms } from './jobTerms.ts';
import { rising } from './rising.ts';
import { isBlank, limits, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { companyOfScope, templateScope } from './templateScope.ts';

type Profiles = { readonly jobProfileID: string; readonly jobProfileLateralID: string };

/** A job is for freshers or for people with experience. */
const someProfile: Rule<Profiles> = ({ jobProfileID, jobProfileLateralID }) =>
  isBlank(jobProfileID) && isBlank(jobProfileLateralID) ? failed('required') : passed;

const oneProfile: Rule<Profiles> = ({ jobProfileID, jobProfileLateralID }) =>
  !isBlank(jobProfileID) && !isBlank(jobProfileLateralID) ? failed('oneOf') : passed;

/** A job template: what a job description starts from. */
export const jobTemplateForm = defineRecordForm({
  id: 'jobTemplate',
  operations: { add: 'addJobTemplate', update: 'updateJobTemplate' },
  fields: {
    name: requiredText(
      {
        label: 'job template name label',
        hint: 'job template name hint',
        errors: { required: 'job template name required' },
      },
      line({ min: 2, max: limits.jobTitle.max }),
    ),
    title: requiredText(
      { label: 'job title label', hint: 'job title hint', errors: { required: 'job title required' } },
      line(limits.jobTitle),
    ),
    jobProfileID: optionalRecord({
      label: 'job profile label',
      hint: 'job profile hint',
      errors: { required: 'job profile required' },
    }),
    jobProfileLateralID: optionalRecord({
      label: 'job profile lateral label',
      errors: { oneOf: 'job profile twice' },
    }),
    skillIDs: requiredRecords({
      label: 'job skills label',
      hint: 'job skills hint',
      errors: { required: 'job skills required' },
    }),
    descriptionHtml: optionalRichText(
      { label: 'job profile description label', hint: 'job text hint' },
      { max: limits.formattedText },
    ),
    responsibilities: optionalLines(
      { label: 'responsibilities label', hint: 'responsibilities hint' },
      {
        maxEntries: limits.responsibilities.maxEntries,
        each: line({ min: limits.responsibilities.min, max: limits.responsibilities.max }),
      },
    ),
    ...jobTerms,
    closesAfterDays: optionalNumber(
      { label: 'closes after label', hint: 'closes after hint' },
      limits.templateDays.closes,
    ),
    resultAfterDays: optionalNumber(
      { label: 'result after label', hint: 'result after hint' },
      limits.templateDays.result,
    ),
    ...templateScope,
    questionIDs: optionalRecords(
      { label: 'job questions label', hint: 'job questions hint' },
      limits.jobQuestions,
    ),
    rounds: jobRounds,
  },
  sections: [
    {
      title: 'job basics section',
      fields: [
        'name',
        'title',
        'jobProfileID',
        'jobProfileLateralID',
        'jobType',
        'workMode',
        'openings',
        'cityIDs',
        'skillIDs',
        'scope',
        'companyID',
      ],
    },
    {
      title: 'job pay section',
      fields: [
        'ctcMinPaise',
        'ctcMaxPaise',
        'stipendPaisePerMonth',
        'internshipMonths',
        'bondMonths',
        'bondAmountPaise',
      ],
    },
    { title: 'job description section', fields: ['descriptionHtml', 'responsibilities'] },
    {
      title: 'job selection section',
      hint: 'job selection section hint',
      fields: ['questionIDs', 'rounds', 'closesAfterDays', 'resultAfterDays'],
    },
  ],
  // Written by other means than this form.
  extraProperties: { criteria: z.record(z.string(), z.unknown()) },
  between: [
    crossField('jobProfileID', someProfile),
    crossField('jobProfileLateralID', oneProfile),
    crossField('companyID', companyOfScope),
    crossField('ctcMaxPaise', rising('ctcMinPaise', 'ctcMaxPaise')),
  ],
});

/** Days from the posting, as a template counts them. */
interface TemplateDays {
  readonly closesAfterDays?: number | null;
  readonly resultAfterDays?: number | null;
}

/** The dates of a job that begins with a template at this moment; null where the template leaves them open. */
export function datesOfTemplate(
  { closesAfterDays = null, resultAfterDays = null }: TemplateDays,
  now: Date,
): { readonly lastDateToApply: string | null; readonly resultBy: string | null } {
  const inDays = (days: number): string =>
    indianDayOf(new Date(now.getTime() + days * 86_400_000).toISOString()) ?? '';
  if (closesAfterDays === null) return { lastDateToApply: null, resultBy: null };
  return {
    lastDateToApply: momentOfIndianDay(inDays(closesAfterDays), 'ends'),
    resultBy: resultAfterDays === null ? null : inDays(closesAfterDays + resultAfterDays),
  };
}
