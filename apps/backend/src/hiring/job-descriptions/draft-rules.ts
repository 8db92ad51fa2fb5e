/** What has to be true of a job description before it is written, and what is written beside what was sent. */
import { jobCriteriaForm, criteriaValues, validate } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { masterPrograms, programs, skills } from '../../catalogue/index.ts';
import { images } from '../../candidates/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  ApiFailure,
  failedFieldsOf,
  localized,
  signedIn,
  validationFailed,
  type FailedField,
  type OperationContext,
  sanitise,
} from '../../platform/index.ts';
import { questionsInScope } from '../questions/handlers.ts';
import { questions } from '../tables/questions.ts';
import type { JobDescription, jobDescriptions } from '../tables/job-descriptions.ts';

type Criteria = components['schemas']['Criteria'];
export type JobValues = Partial<typeof jobDescriptions.$inferInsert>;

const unknown = (path: string): FailedField => ({
  path,
  code: 'unknown',
  message: 'Choose a record from the list.',
});

/** Whose job it is: an employer's own company, an officer's own institute; the platform's staff name both. */
export function ownedValues(values: JobValues, context: OperationContext): JobValues {
  const { roleScope, parentEntityID } = signedIn(context);
  if (parentEntityID === null) return values;
  if (roleScope === 'company') return { ...values, companyID: parentEntityID };
  return roleScope === 'institute' ? { ...values, instituteIDs: [parentEntityID] } : values;
}

/** @throws ApiFailure 422 without a company, 409 COMPANY_NOT_VERIFIED for one that is suspended, or an officer's that is not verified */
export async function refuseUnfitCompany(
  tx: Transaction,
  companyID: string | null | undefined,
  context: OperationContext,
): Promise<void> {
  const [company] = companyID
    ? await tx
        .select({ status: companies.verificationStatus })
        .from(companies)
        .where(and(eq(companies.id, companyID), eq(companies.isActive, true)))
        .for('key share')
    : [];
  if (company === undefined) {
    throw validationFailed([{ path: 'companyID', code: 'required', message: 'Choose the company.' }]);
  }
  const isOfficer = signedIn(context).roleScope === 'institute';
  if (company.status === 'Suspended' || (isOfficer && company.status !== 'Verified')) {
    throw companyNotVerified(company.status);
  }
}

export function companyNotVerified(verificationStatus: string): ApiFailure {
  const text =
    verificationStatus === 'Suspended'
      ? localized('This company is suspended and cannot offer jobs. Write to support.', {})
      : localized('This company is not verified yet. Its jobs can be posted once it is.', {});
  return new ApiFailure(409, 'COMPANY_NOT_VERIFIED', text, { details: { verificationStatus } });
}

/** @throws ApiFailure 422 for a description of which nothing is left to read */
export function refuseHostileHTML(sent: string): void {
  if (sent.trim() === '' || sanitise(sent).visible > 0) return;
  throw validationFailed([
    {
      path: 'descriptionHtml',
      code: 'required',
      message: 'Nothing of this can be read. Write the description as text.',
    },
  ]);
}

/** @throws ApiFailure 422 at the rule of the criteria that contradicts another, or names what is not there */
export async function refuseWrongCriteria(db: Db, criteria: Criteria): Promise<void> {
  const verdict = validate(jobCriteriaForm.between, criteriaValues(criteria));
  const broken = verdict.ok ? [] : failedFieldsOf(verdict.errors);
  const wanted = [
    ['programIDs', programs],
    ['masterProgramIDs', masterPrograms],
    ['mustHaveSkillIDs', skills],
  ] as const;
  const missing: FailedField[] = [];
  for (const [name, table] of wanted) {
    const ids = criteria[name] ?? [];
    if (ids.length > 0 && (await db.$count(table, inArray(table.id, ids))) < new Set(ids).size) {
      missing.push(unknown(name));
    }
  }
  const fields = [...broken, ...missing].map(({ path, ...rest }) => ({
    ...rest,
    path: `criteria.${path.replace('_', '.')}`,
  }));
  if (fields.length > 0) throw validationFailed(fields);
}

/** @throws ApiFailure 422 for a question of another company, or one that is not posted */
export async function refuseForeignQuestions(
  tx: Transaction,
  ids: readonly string[],
  companyID: string,
  context: OperationContext,
): Promise<void> {
  const own = and(eq(questions.companyID, companyID), eq(questions.isActive, true));
  const shared = and(
    eq(questions.scope, 'Platform'),
    eq(questions.status, 'Posted'),
    eq(questions.isActive, true),
  );
  const found = await tx.$count(
    questions,
    and(inArray(questions.id, [...ids]), or(own, shared), questionsInScope(signedIn(context))),
  );
  if (found === new Set(ids).size) return;
  throw validationFailed([
    {
      path: 'questionIDs',
      code: 'unknown',
      message: 'Choose questions of this company, or of the platform that are posted.',
    },
  ]);
}

/** @throws ApiFailure 422 for a file that is no PDF for jobs of this company or of the caller */
export async function refuseForeignFiles(
  tx: Transaction,
  ids: readonly string[],
  companyID: string,
  context: OperationContext,
): Promise<void> {
  const found = await tx.$count(
    images,
    and(
      inArray(images.id, [...ids]),
      eq(images.purpose, 'jd-attachment'),
      or(eq(images.companyID, companyID), eq(images.createdBy, signedIn(context).id)),
    ),
  );
  if (found === new Set(ids).size) return;
  throw validationFailed([
    {
      path: 'attachmentImageIDs',
      code: 'unknown',
      message: 'Choose PDF files that were uploaded for this job.',
    },
  ]);
}

/** What the copy of a job starts with: all but its dates, its code and what became of it. */
export function copyOf(job: JobDescription): JobValues {
  return {
    title: job.title,
    audience: job.audience,
    companyID: job.companyID,
    jobProfileID: job.jobProfileID,
    jobProfileLateralID: job.jobProfileLateralID,
    jobTemplateID: job.jobTemplateID,
    seasonID: job.seasonID,
    instituteIDs: job.instituteIDs,
    jobType: job.jobType,
    workMode: job.workMode,
    cityIDs: job.cityIDs,
    openings: job.openings,
    ctcMinPaise: job.ctcMinPaise,
    ctcMaxPaise: job.ctcMaxPaise,
    fixedPaise: job.fixedPaise,
    variablePaise: job.variablePaise,
    stipendPaisePerMonth: job.stipendPaisePerMonth,
    internshipMonths: job.internshipMonths,
    bondMonths: job.bondMonths,
    bondAmountPaise: job.bondAmountPaise,
    descriptionHtml: job.descriptionHtml,
    responsibilities: job.responsibilities,
    skills: job.skills,
    criteria: job.criteria,
    questionIDs: job.questionIDs,
    rounds: job.rounds.map(({ date: _date, ...round }) => round),
    contactPolicy: job.contactPolicy,
  };
}
