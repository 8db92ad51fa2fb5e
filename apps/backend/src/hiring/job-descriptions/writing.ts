/** Writing job descriptions: adding, changing, copying and deleting them. */
import { jobDescriptionForm } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { desc, eq, like, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { cities } from '../../catalogue/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import {
  ApiFailure,
  notFound,
  outOfScope,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { addRow, audit, changeRow, deleteRow, type Writable } from '../../records/index.ts';
import { jobProfiles, lateralJobProfiles } from '../tables/job-profiles.ts';
import { preparedProfile } from '../job-profiles/prepared.ts';
import { jobTemplates } from '../tables/job-templates.ts';
import { questions } from '../tables/questions.ts';
import { seasons } from '../tables/seasons.ts';
import { afterPosting, withdrawAboutOtherText } from './changes.ts';
import {
  copyOf,
  ownedValues,
  refuseForeignFiles,
  refuseForeignQuestions,
  refuseHostileHTML,
  refuseUnfitCompany,
  refuseWrongCriteria,
  type JobValues,
} from './draft-rules.ts';
import { findJob } from './finding.ts';
import { lockJob } from './locks.ts';
import { jobsToChange } from './scope.ts';
import { refuseUnlessStep, type JobStep } from './steps.ts';
import { jobDescriptions, type JobDescription } from '../tables/job-descriptions.ts';
import { jobAnswer } from './view.ts';

type Fields = components['schemas']['JobDescriptionFields'];

/** How a job is written; what is sent has kept the contract and the form already. */
const writing: Writable<typeof jobDescriptions> = {
  key: 'jobDescription',
  table: jobDescriptions,
  scope: jobsToChange,
  ownedBy: ['company', 'institute'],
  addedBy: ['company', 'institute'],
  references: {
    companyID: companies,
    jobProfileID: jobProfiles,
    jobProfileLateralID: lateralJobProfiles,
    jobTemplateID: jobTemplates,
    seasonID: seasons,
    instituteIDs: institutes,
    cityIDs: cities,
    questionIDs: questions,
  },
  form: {
    between: jobDescriptionForm.between,
    fromRecord: ({ lastDateToApply, ...job }) =>
      jobDescriptionForm.fromRecord({ ...job, lastDateToApply: lastDateToApply?.toISOString() ?? null }),
  },
  prepare: async (tx, values, context, before) => {
    const written = await preparedJob(tx, values, context, before);
    if (before === undefined) return { ...written, code: await nextCode(tx, context.now()) };
    if (before.status === 'Posted') return afterPosting(tx, written, context, before);
    await withdrawAboutOtherText(tx, written, before);
    return written;
  },
  // Two jobs may have the same title: their codes differ.
  sameAs: () => sql`false`,
  keepsValuesOf: [
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
    'ctcMinPaise',
    'ctcMaxPaise',
    'fixedPaise',
    'variablePaise',
    'stipendPaisePerMonth',
    'internshipMonths',
    'bondMonths',
    'bondAmountPaise',
    'skills',
    'criteria',
    'questionIDs',
    'lastDateToApply',
    'resultBy',
    'contactPolicy',
    'criteriaVersion',
  ],
  usage: {},
};

async function preparedJob(
  tx: Transaction,
  sent: JobValues,
  context: OperationContext,
  before: JobDescription | undefined,
): Promise<JobValues> {
  const values = ownedValues(sent, context);
  const companyID = values.companyID ?? before?.companyID;
  if (before === undefined || values.companyID !== undefined)
    await refuseUnfitCompany(tx, companyID, context);
  if (typeof values.descriptionHtml === 'string') refuseHostileHTML(values.descriptionHtml);
  if (values.criteria) await refuseWrongCriteria(tx, values.criteria);
  if (values.questionIDs) await refuseForeignQuestions(tx, values.questionIDs, companyID ?? '', context);
  if (values.attachmentImageIDs)
    await refuseForeignFiles(tx, values.attachmentImageIDs, companyID ?? '', context);
  return preparedProfile(tx, values, context, before);
}

/** The next code of this year, for people: `JD-26-000124`. Whoever asks at the same time waits. */
async function nextCode(tx: Transaction, now: Date): Promise<string> {
  const prefix = `JD-${String(now.getUTCFullYear() % 100)}-`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('job_descriptions.code'))`);
  const [last] = await tx
    .select({ code: jobDescriptions.code })
    .from(jobDescriptions)
    .where(like(jobDescriptions.code, `${prefix}%`))
    .orderBy(desc(jobDescriptions.code))
    .limit(1);
  const serial = Number(last?.code.slice(prefix.length) ?? 0) + 1;
  return `${prefix}${String(serial).padStart(6, '0')}`;
}

/** What is sent, with its moment as the table has it; an employer's company follows from the caller. */
function valuesOf({ lastDateToApply, companyID, ...body }: Partial<Fields>): JobValues {
  const values: JobValues = { ...body, ...(companyID == null ? {} : { companyID }) };
  if (lastDateToApply !== undefined)
    values.lastDateToApply = lastDateToApply === null ? null : new Date(lastDateToApply);
  return values;
}

/** Whose job it is to change. @throws ApiFailure 404, or 403 OUT_OF_SCOPE for one that the caller only reads */
export async function refuseOthers(context: OperationContext, id: string) {
  const job = await findJob(context, id);
  if (job === undefined) throw notFound();
  if (!job.isOwn) throw outOfScope();
  return job;
}

/** As `refuseOthers`, behind the job's lock: it is not posted, closed or taken back while it is changed. @throws ApiFailure 409 too */
async function refuseUnlessStill(
  step: JobStep,
  tx: Transaction,
  context: OperationContext,
  id: string,
): Promise<void> {
  await lockJob(tx, id);
  refuseUnlessStep(step, await refuseOthers(context, id), context.now());
}

export const jobWritingOperations = {
  addJobDescription: async ({ body }, context) => {
    const id = await addRow(writing, valuesOf(body), context);
    return jobAnswer(context, id);
  },

  updateJobDescription: async ({ params: { id }, body: { rowVersion, ...body } }, context) => {
    try {
      await context.db.transaction(async (tx) => {
        const inside = { ...context, db: tx };
        await refuseUnlessStill('Change', tx, inside, id);
        await changeRow(writing, id, { ...valuesOf(body), rowVersion }, inside);
      });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'STALE') throw error;
      // Both are shown to whoever wrote the other one.
      const { data } = await jobAnswer(context, id);
      throw new ApiFailure(409, 'STALE', error.text, { details: { ...error.details, ...data } });
    }
    return jobAnswer(context, id);
  },

  deleteJobDescription: async ({ params: { id } }, context) => {
    await context.db.transaction(async (tx) => {
      const inside = { ...context, db: tx };
      await refuseUnlessStill('Delete', tx, inside, id);
      await deleteRow(writing, id, inside);
    });
    return { data: null };
  },

  duplicateJobDescription: async ({ params: { id } }, context) => {
    await refuseOthers(context, id);
    const { db } = context;
    const [job] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
    if (job === undefined) throw notFound();
    const by = signedIn(context).id;
    const copyID = await db.transaction(async (tx) => {
      await refuseUnfitCompany(tx, job.companyID, context);
      const [copy] = await tx
        .insert(jobDescriptions)
        .values({
          ...copyOf(job),
          companyID: job.companyID,
          title: job.title,
          audience: job.audience,
          code: await nextCode(tx, context.now()),
          createdBy: by,
          updatedBy: by,
          createdAt: context.now(),
          updatedAt: context.now(),
        })
        .returning({ id: jobDescriptions.id });
      if (copy === undefined) throw notFound();
      const about = { entityType: 'jobDescription', entityID: copy.id, subjectID: copy.id };
      await audit(tx, context, { ...about, action: 'added', fields: Object.keys(copyOf(job)) });
      return copy.id;
    });
    return jobAnswer(context, copyID);
  },
} satisfies Operations;
