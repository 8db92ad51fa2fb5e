/** What keeps a job description from being posted: one list for the form's last step and for the server. */
import { errorKey, validate, type FieldError } from '../../definition/validate.ts';
import { wordsOfHTML } from '../../records/markedText.ts';
import { limits, type ErrorCode, type ErrorParams } from '../../rules/index.ts';
import { lengthOf } from '../../rules/text.ts';
import { jobCriteriaForm } from './jobCriteria.ts';
import { jobDescriptionForm } from './jobDescription.ts';

/** A job as it is stored; a property that is null or left out is not filled in. */
export type PostableJob = Parameters<typeof jobDescriptionForm.fromRecord>[0] & {
  readonly criteria?: object | null;
};

const hour = 3_600_000;
const day = 24 * hour;

const yearly = ['Full Time', 'Contract', 'Apprenticeship', 'Internship + PPO'];
const internships = ['Internship', 'Internship + PPO'];

/**
 * What has to be filled in or put right before the job can be posted now: one error a field, in the order of the form. The company, the season's
 * dates and the text's trust scan are judged by the server alone.
 */
export function postingBlocks(job: PostableJob, now: Date): FieldError[] {
  const broken = validate(jobDescriptionForm.between, jobDescriptionForm.fromRecord(job));
  const missing = Object.entries(missingFrom(job)).flatMap(([path, isMissing]) =>
    isMissing ? [blockOf(path, 'required')] : [],
  );
  const found = [...missing, ...datesOf(job, now), ...(broken.ok ? [] : broken.errors)];
  return order.flatMap((name) => found.find(({ path }) => path === name) ?? []);
}

const order: readonly string[] = [...jobDescriptionForm.fieldOrder, 'criteria'];

/** The words of the two forms for what blocks. */
const words = {
  errorKeys: { ...jobDescriptionForm.errorKeys, criteria: jobCriteriaForm.errorKeys.reach },
};

const blockOf = (path: string, code: ErrorCode, params: ErrorParams = {}): FieldError => ({
  path,
  code,
  params,
  key: errorKey(words, path, code),
});

/** Which fields have to be filled in and are not. */
function missingFrom(job: PostableJob): Partial<Record<keyof PostableJob, boolean>> {
  const { audience, jobType } = job;
  const lacks = (name: keyof PostableJob) => isEmpty(job[name]);
  const isPaidByYear = jobType != null && yearly.includes(jobType);
  const isInternship = jobType != null && internships.includes(jobType);
  const lacksProfile = lacks('jobProfileID') && lacks('jobProfileLateralID');
  return {
    title: lacks('title'),
    audience: lacks('audience'),
    jobProfileID: audience === 'Both' ? lacksProfile : audience === 'Fresher' && lacks('jobProfileID'),
    jobProfileLateralID: audience === 'Experienced' && lacks('jobProfileLateralID'),
    seasonID: audience !== 'Experienced' && lacks('seasonID'),
    jobType: lacks('jobType'),
    workMode: lacks('workMode'),
    cityIDs: job.workMode !== 'Remote' && lacks('cityIDs'),
    openings: lacks('openings'),
    ctcMinPaise: isPaidByYear && !((job.ctcMinPaise ?? 0) > 0),
    ctcMaxPaise: isPaidByYear && lacks('ctcMaxPaise'),
    stipendPaisePerMonth: isInternship && lacks('stipendPaisePerMonth'),
    internshipMonths: isInternship && lacks('internshipMonths'),
    bondMonths: lacks('bondMonths'),
    bondAmountPaise: lacks('bondAmountPaise'),
    descriptionHtml: lengthOf(wordsOfHTML(job.descriptionHtml ?? '').trim()) < limits.postedDescription.min,
    skills: lacks('skills'),
    lastDateToApply: lacks('lastDateToApply'),
    resultBy: lacks('resultBy'),
    criteria: job.criteria == null,
  };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether there is time to apply, and not for ever. */
function datesOf({ lastDateToApply }: PostableJob, now: Date): FieldError[] {
  if (lastDateToApply == null) return [];
  const { leastHours, mostDays } = limits.applying;
  const left = Date.parse(lastDateToApply) - now.getTime();
  if (left < leastHours * hour) return [blockOf('lastDateToApply', 'order')];
  return left > mostDays * day ? [blockOf('lastDateToApply', 'tooLarge', { max: mostDays })] : [];
}
