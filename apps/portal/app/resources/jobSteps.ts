import type { RoleScope } from '../access/access.ts';
import { lazy } from 'react';
import type { AnyValues, FormStep } from './resource.ts';

// A declaration is read without the styles of a screen, too.
const LiveCounts = lazy(() => import('../resource-screens/jobs/LiveCounts.tsx'));
const ReviewStep = lazy(() => import('../resource-screens/jobs/ReviewStep.tsx'));

/** How a job is written. */
export const jobSteps = [
  {
    id: 'basics',
    title: 'resources.job.basics',
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
      'cityIDs',
      'openings',
    ],
  },
  {
    id: 'pay',
    title: 'resources.job.pay',
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
  {
    id: 'description',
    title: 'resources.job.description',
    fields: ['descriptionHtml', 'responsibilities', 'skills'],
  },
  {
    id: 'criteria',
    title: 'resources.job.criteria',
    fields: [
      'reach',
      'degrees',
      'programIDs',
      'masterProgramIDs',
      'passingYears',
      'minSSC',
      'minHSC',
      'minDiploma',
      'hscOrDiploma',
      'minGraduation_value',
      'minGraduation_type',
      'minPostGraduation_value',
      'minPostGraduation_type',
      'maxLiveBacklogs',
      'maxDeadBacklogs',
      'maxGapYears',
      'minExperienceMonths',
      'maxExperienceMonths',
      'mustHaveSkillIDs',
      'minSkillMatch',
      'languages',
      'locationOnly',
    ],
    Aside: LiveCounts,
  },
  {
    id: 'questions',
    title: 'resources.job.questions',
    fields: ['questionIDs', 'rounds', 'lastDateToApply', 'resultBy', 'contactPolicy'],
  },
  { id: 'review', title: 'resources.job.review', fields: [], Content: ReviewStep },
] as const satisfies readonly FormStep[];

type FieldName = (typeof jobSteps)[number]['fields'][number];

const internships = new Set(['Internship', 'Internship + PPO']);

/** What does not matter for the kind of job that it is; an employer's own company is taken. */
export function hiddenJobFields(values: AnyValues, scope: RoleScope | undefined): readonly FieldName[] {
  const { audience, jobType, workMode, reach } = values;
  const isInternship = typeof jobType === 'string' && internships.has(jobType);
  const hidden: (readonly FieldName[] | false)[] = [
    scope === 'company' && ['companyID'],
    audience === 'Experienced' && ['jobProfileID', 'seasonID', 'instituteIDs'],
    audience === 'Fresher' && ['jobProfileLateralID', 'minExperienceMonths', 'maxExperienceMonths'],
    jobType !== '' && !isInternship && ['stipendPaisePerMonth', 'internshipMonths'],
    jobType === 'Internship' && ['ctcMinPaise', 'ctcMaxPaise', 'fixedPaise', 'variablePaise'],
    workMode === 'Remote' && ['cityIDs'],
    reach !== 'some' && ruleFields,
  ];
  return hidden.flatMap((names) => (names === false ? [] : names));
}

const ruleFields: readonly FieldName[] = jobSteps[3].fields.filter((name) => name !== 'reach');
