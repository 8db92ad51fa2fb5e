/** What a job is and pays, as a job and the template that it begins with say it. */
import { jobTypeValues, workModeValues } from '@aarambh/api-client/enums';
import { optionalChoice, optionalNumber, optionalRecords } from '../../records/recordField.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { optionalRupees } from '../../records/rupees.ts';
import { limits } from '../../rules/index.ts';
import { jobTypeKeys, workModeKeys } from '../../words/valueKeys.ts';

export const jobTerms = {
  jobType: optionalChoice(
    {
      label: 'job type label',
      errors: { required: 'job type required' },
      options: optionsOf(jobTypeValues, jobTypeKeys),
    },
    jobTypeValues,
  ),
  workMode: optionalChoice(
    {
      label: 'work mode label',
      errors: { required: 'work mode required' },
      options: optionsOf(workModeValues, workModeKeys),
    },
    workModeValues,
  ),
  openings: optionalNumber(
    { label: 'openings label', errors: { required: 'openings required' } },
    limits.openings,
  ),
  cityIDs: optionalRecords(
    { label: 'job cities label', hint: 'job cities hint', errors: { required: 'job cities required' } },
    limits.jobCities,
  ),
  ctcMinPaise: optionalRupees({
    label: 'pay from label',
    hint: 'yearly pay hint',
    errors: { required: 'pay from required' },
  }),
  ctcMaxPaise: optionalRupees({
    label: 'pay to label',
    errors: { required: 'pay to required', order: 'pay order' },
  }),
  stipendPaisePerMonth: optionalRupees({
    label: 'stipend label',
    hint: 'stipend hint',
    errors: { required: 'stipend required' },
  }),
  internshipMonths: optionalNumber(
    { label: 'internship months label', errors: { required: 'internship months required' } },
    limits.internshipMonths,
  ),
  bondMonths: optionalNumber(
    {
      label: 'bond months label',
      hint: 'bond months hint',
      errors: { required: 'bond months required' },
    },
    limits.bondMonths,
  ),
  bondAmountPaise: optionalRupees({
    label: 'bond amount label',
    hint: 'bond amount hint',
    errors: { required: 'bond amount required' },
  }),
};
