import { jobCriteriaForm, jobDescriptionForm } from '@aarambh/forms';
import type { RoleScope } from '#app/access/access.ts';
import { lazy } from 'react';
import type { AnyValues, FormStep } from '@aarambh/records';

// A declaration is read without the styles of a screen, too.
const JobFilesField = lazy(() => import('./JobFilesField.tsx'));
const LiveCounts = lazy(() => import('./LiveCounts.tsx'));
const ReviewStep = lazy(() => import('./ReviewStep.tsx'));

type FieldName = (typeof jobDescriptionForm.fieldOrder)[number] | (typeof jobCriteriaForm.fieldOrder)[number];

const jobFields: readonly FieldName[] = jobDescriptionForm.fieldOrder;
const criteriaFields: readonly FieldName[] = jobCriteriaForm.fieldOrder;

/** Criteria come before what is asked and how people are chosen; the other steps are the sections of the form. */
const ruleFields = criteriaFields.filter((name) => name !== 'reach');

function fieldsOf(title: string) {
  const section = jobDescriptionForm.sections.find((each) => each.title === title);
  return jobFields.filter((name) => section?.fields.includes(name));
}

/** How a job is written. */
export const jobSteps = [
  { id: 'basics', title: 'resources.job.basics', fields: fieldsOf('job basics section') },
  { id: 'pay', title: 'resources.job.pay', fields: fieldsOf('job pay section') },
  {
    id: 'description',
    title: 'resources.job.description',
    fields: fieldsOf('job description section'),
    Aside: JobFilesField,
  },
  {
    id: 'criteria',
    title: 'resources.job.criteria',
    fields: criteriaFields,
    Aside: LiveCounts,
  },
  { id: 'questions', title: 'resources.job.questions', fields: fieldsOf('job selection section') },
  { id: 'review', title: 'resources.job.review', fields: [], Content: ReviewStep },
] as const satisfies readonly FormStep[];

const internships = new Set(['Internship', 'Internship + PPO']);

/** What does not matter for the kind of job that it is; an employer's own company is taken. */
export function hiddenJobFields(values: AnyValues, scope: RoleScope | undefined): readonly FieldName[] {
  const { audience, jobType, workMode, reach } = values;
  const isInternship = typeof jobType === 'string' && internships.has(jobType);
  const hidden: (readonly FieldName[] | false)[] = [
    scope === 'company' && ['companyID'],
    // Who it is for decides what else there is to say.
    audience === '' && ['jobProfileID', 'jobProfileLateralID', 'seasonID', 'instituteIDs'],
    audience === 'Experienced' && ['jobProfileID', 'seasonID', 'instituteIDs'],
    audience === 'Fresher' && ['jobProfileLateralID', 'minExperienceMonths', 'maxExperienceMonths'],
    jobType !== '' && !isInternship && ['stipendPaisePerMonth', 'internshipMonths'],
    jobType === 'Internship' && ['ctcMinPaise', 'ctcMaxPaise', 'fixedPaise', 'variablePaise'],
    workMode === 'Remote' && ['cityIDs'],
    reach !== 'some' && ruleFields,
  ];
  return hidden.flatMap((names) => (names === false ? [] : names));
}
