import { audienceValues, contactPolicyValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { audienceKeys, contactPolicyKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { crossField } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionalIndianDay } from '../../records/indianDay.ts';
import {
  line,
  optionalLines,
  optionalRecord,
  optionalRecords,
  optionalText,
  requiredChoice,
  requiredText,
} from '../../records/recordField.ts';
import { optionalRichText } from '../../records/richText.ts';
import { optionalRupees } from '../../records/rupees.ts';
import { calendarDate, isBlank, limits, optional, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { forPosting } from './forPosting.ts';
import { jobRounds } from './jobRounds.ts';
import { jobTerms } from './jobTerms.ts';
import { rising } from './rising.ts';
import { optionalWeightedSkills } from './weightedSkills.ts';

const usualPolicy = 'After shortlist';
const usualFirst = [usualPolicy, ...contactPolicyValues.filter((value) => value !== usualPolicy)];

const policy = requiredChoice(
  {
    label: 'contact policy label',
    hint: 'contact policy hint',
    options: optionsOf(usualFirst, contactPolicyKeys),
  },
  contactPolicyValues,
  usualPolicy,
);

/** Left out, it is the usual one. */
const contactPolicy: typeof policy = {
  ...policy,
  rule: optional(policy.rule),
  write: (typed) => (isBlank(typed) ? usualPolicy : policy.write(typed)),
};

type Profiles = { readonly jobProfileID: string; readonly jobProfileLateralID: string };

const oneProfile: Rule<Profiles> = ({ jobProfileID, jobProfileLateralID }) =>
  !isBlank(jobProfileID) && !isBlank(jobProfileLateralID) ? failed('oneOf') : passed;

type Pay = Readonly<Record<'ctcMaxPaise' | 'fixedPaise' | 'variablePaise', string>>;

/** What is paid for sure and what may come on top are no more than the most that is paid. */
const withinPay: Rule<Pay> = ({ ctcMaxPaise, fixedPaise, variablePaise }) =>
  ctcMaxPaise === '' || Number(fixedPaise) + Number(variablePaise) <= Number(ctcMaxPaise)
    ? passed
    : failed('order');

/** Days as text sort like days. */
const resultAfterApplying: Rule<Readonly<Record<'lastDateToApply' | 'resultBy', string>>> = ({
  lastDateToApply,
  resultBy,
}) => (lastDateToApply === '' || resultBy === '' || lastDateToApply <= resultBy ? passed : failed('order'));

/**
 * A job description, with the rules of a draft: what is filled in keeps its rule, and much may be missing. What is missing, or
 * has passed by, before it is posted: `postingBlocks`. Criteria: `jobCriteriaForm`.
 */
export const jobDescriptionForm = defineRecordForm({
  id: 'jobDescription',
  operations: { add: 'addJobDescription', update: 'updateJobDescription' },
  fields: {
    companyID: optionalRecord({ label: 'job company label', hint: 'job company hint' }),
    title: requiredText(
      { label: 'job title label', hint: 'job title hint', errors: { required: 'job title required' } },
      line(limits.jobTitle),
    ),
    audience: requiredChoice(
      {
        label: 'job audience label',
        errors: { required: 'job audience required' },
        options: optionsOf(audienceValues, audienceKeys),
      },
      audienceValues,
    ),
    jobProfileID: forPosting(
      optionalRecord({
        label: 'job profile label',
        hint: 'job description profile hint',
        errors: { required: 'job profile required' },
      }),
    ),
    jobProfileLateralID: forPosting(
      optionalRecord({
        label: 'job profile lateral label',
        errors: { required: 'job profile experienced required', oneOf: 'job profile twice' },
      }),
    ),
    seasonID: forPosting(
      optionalRecord({
        label: 'job season label',
        hint: 'job season hint',
        errors: { required: 'job season required' },
      }),
    ),
    instituteIDs: optionalRecords({ label: 'job institutes label', hint: 'job institutes hint' }),
    jobType: forPosting(jobTerms.jobType),
    workMode: forPosting(jobTerms.workMode),
    openings: forPosting(jobTerms.openings),
    cityIDs: forPosting(jobTerms.cityIDs),
    ctcMinPaise: forPosting(jobTerms.ctcMinPaise),
    ctcMaxPaise: forPosting(jobTerms.ctcMaxPaise),
    fixedPaise: optionalRupees({ label: 'fixed pay label' }),
    variablePaise: optionalRupees({
      label: 'variable pay label',
      hint: 'variable pay hint',
      errors: { order: 'variable pay order' },
    }),
    stipendPaisePerMonth: forPosting(jobTerms.stipendPaisePerMonth),
    internshipMonths: forPosting(jobTerms.internshipMonths),
    bondMonths: forPosting(jobTerms.bondMonths),
    bondAmountPaise: forPosting(jobTerms.bondAmountPaise),
    descriptionHtml: forPosting(
      optionalRichText(
        {
          label: 'job description label',
          hint: 'job description hint',
          errors: { required: 'job description required' },
        },
        { max: limits.formattedText },
      ),
    ),
    responsibilities: optionalLines(
      { label: 'responsibilities label', hint: 'responsibilities hint' },
      {
        maxEntries: limits.responsibilities.maxEntries,
        each: line({ min: limits.responsibilities.min, max: limits.responsibilities.max }),
      },
    ),
    skills: forPosting(
      optionalWeightedSkills({
        label: 'job skills label',
        hint: 'job skills hint',
        errors: { required: 'job skills required' },
      }),
    ),
    attachmentImageIDs: optionalRecords(
      { label: 'job files label', hint: 'job files hint' },
      limits.jobFiles,
    ),
    questionIDs: optionalRecords(
      { label: 'job questions label', hint: 'job questions hint' },
      limits.jobQuestions,
    ),
    rounds: jobRounds,
    lastDateToApply: forPosting(
      optionalIndianDay(
        {
          label: 'last date to apply label',
          hint: 'last date to apply hint',
          errors: {
            required: 'last date to apply required',
            order: 'last date to apply past',
            tooLarge: 'last date to apply far',
          },
        },
        'ends',
      ),
    ),
    resultBy: forPosting(
      optionalText(
        {
          label: 'result by label',
          hint: 'result by hint',
          control: 'date',
          hasCalendar: true,
          errors: { required: 'result by required', order: 'result by order' },
        },
        calendarDate,
      ),
    ),
    contactPolicy,
  },
  // The steps of the form. Criteria have a form of their own, between these two last ones.
  sections: [
    {
      title: 'job basics section',
      fields: [
        'companyID',
        'title',
        'audience',
        'jobProfileID',
        'jobProfileLateralID',
        'seasonID',
        'instituteIDs',
        'jobType',
        'workMode',
        'openings',
        'cityIDs',
      ],
    },
    {
      title: 'job pay section',
      fields: [
        'ctcMinPaise',
        'ctcMaxPaise',
        'fixedPaise',
        'variablePaise',
        'stipendPaisePerMonth',
        'internshipMonths',
        'bondMonths',
        'bondAmountPaise',
      ],
    },
    { title: 'job description section', fields: ['descriptionHtml', 'responsibilities', 'skills'] },
    {
      title: 'job selection section',
      hint: 'job selection section hint',
      fields: ['questionIDs', 'rounds', 'lastDateToApply', 'resultBy', 'contactPolicy'],
    },
  ],
  // Written by other means than this form.
  extraProperties: {
    criteria: z.nullable(z.record(z.string(), z.unknown())),
    jobTemplateID: z.nullable(z.string()),
  },
  between: [
    crossField('jobProfileLateralID', oneProfile),
    crossField('ctcMaxPaise', rising('ctcMinPaise', 'ctcMaxPaise')),
    crossField('variablePaise', withinPay),
    crossField('resultBy', resultAfterApplying),
  ],
});
