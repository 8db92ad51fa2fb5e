/** Changing a job that is posted: what is free, what waits for support, what stays (domain, B.23.1, row 5). */
import { postingBlocks } from '@aarambh/forms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  failedFieldsOf,
  signedIn,
  validationFailed,
  type FailedField,
  type OperationContext,
} from '../../platform/index.ts';
import type { JobValues } from './draft-rules.ts';
import { textsOfFiles } from './files.ts';
import {
  jobReviews,
  type JobDescription,
  type JobReview,
  type StoredFinding,
} from '../tables/job-descriptions.ts';
import { digestOf, scannedFields, scanText, type JobText } from './trust-scan.ts';

/** What was posted stays: other people, another company or another role are another job. */
const fixed = [
  'companyID',
  'audience',
  'jobProfileID',
  'jobProfileLateralID',
  'seasonID',
  'instituteIDs',
] as const;

/** What is paid, and what binds. */
const pay = ['ctcMinPaise', 'ctcMaxPaise', 'fixedPaise', 'stipendPaisePerMonth'] as const;
const bond = ['bondMonths', 'bondAmountPaise'] as const;
const terms = [...pay, 'variablePaise', ...bond] as const;

const differs = (values: JobValues, job: JobDescription, name: keyof JobValues): boolean =>
  values[name] !== undefined && isOther(values, job, name);

const isOther = (values: JobValues, job: JobDescription, name: string): boolean =>
  JSON.stringify(Reflect.get(values, name)) !== JSON.stringify(Reflect.get(job, name));

/**
 * What of the values is written at once. What has to wait for support is asked for in its queue instead.
 * @throws ApiFailure 422 for what stays as it was posted, and for what would keep the job from being posted
 */
export async function afterPosting(
  tx: Transaction,
  values: JobValues,
  context: OperationContext,
  job: JobDescription,
): Promise<JobValues> {
  refuseFixed(values, job);
  refuseUnpostable(values, job, context.now());
  let written: JobValues = { ...values };
  if (isWorse(values, job)) {
    await askSupport(tx, context, job, 'Pay or bond', { changes: changesOf(values, job, terms) });
    written = without(written, terms);
  } else if (terms.some((name) => differs(values, job, name))) {
    await withdrawReviews(tx, job.id, ['Pay or bond']);
  }
  const text = { ...job, ...pick(values, scannedFields) };
  const findings = saysMore(values, job) ? await findingsIn(tx, text) : [];
  if (findings.length > 0 && !(await isAllowed(tx, job.id, digestOf(text)))) {
    const changes = changesOf(values, job, scannedFields);
    await askSupport(tx, context, job, 'Trust scan', { findings, changes, digest: digestOf(text) });
    written = without(written, scannedFields);
  } else {
    await withdrawAboutOtherText(tx, values, job);
  }
  return differs(values, job, 'criteria')
    ? { ...written, criteriaVersion: job.criteriaVersion + 1, eligibleCountedAt: null }
    : written;
}

/** Takes back the question about a text that is replaced by another one: a verdict on it would come too late. */
export async function withdrawAboutOtherText(
  tx: Transaction,
  values: JobValues,
  job: JobDescription,
): Promise<void> {
  if (scannedFields.some((name) => differs(values, job, name)))
    await withdrawReviews(tx, job.id, ['Trust scan']);
}

/** Whether people read something else than they did: a file that is taken away says nothing. */
function saysMore(values: JobValues, job: JobDescription): boolean {
  return scannedFields.some((name) =>
    name === 'attachmentImageIDs'
      ? values[name]?.some((id) => !job[name].includes(id)) === true
      : differs(values, job, name),
  );
}

/** What the trust scan finds in the text of a job and in its files. */
export const findingsIn = async (tx: Transaction, job: JobText): Promise<StoredFinding[]> =>
  scanText(job, await textsOfFiles(tx, job.attachmentImageIDs));

function refuseFixed(values: JobValues, job: JobDescription): void {
  const fields = fixed
    .filter((name) => differs(values, job, name))
    .map((path): FailedField => ({
      path,
      code: 'unchanged',
      message: 'This stays as it was posted. Copy the job to offer it otherwise.',
    }));
  if (fields.length > 0) throw validationFailed(fields);
}

/** It stays fit to be posted; the last day is only put off. */
function refuseUnpostable(values: JobValues, job: JobDescription, now: Date): void {
  const { lastDateToApply: last, ...merged } = { ...job, ...values };
  const blocks = postingBlocks({ ...merged, lastDateToApply: last?.toISOString() ?? null }, now);
  // What was posted before a rule came, or in the last hour of a job, is not in the way of mending something else.
  const fields = failedFieldsOf(blocks.filter(({ path }) => path in values && isOther(values, job, path)));
  if (fields.length > 0) throw validationFailed(fields);
  if (last && job.lastDateToApply && last < job.lastDateToApply) {
    throw validationFailed([
      { path: 'lastDateToApply', code: 'order', message: 'The last day to apply can only be put off.' },
    ]);
  }
}

/** Whether candidates would get less, or be bound more, than they were told. */
function isWorse(values: JobValues, job: JobDescription): boolean {
  const amount = (value: unknown) => (typeof value === 'number' ? value : 0);
  return (
    pay.some((name) => differs(values, job, name) && amount(values[name]) < amount(job[name])) ||
    bond.some((name) => differs(values, job, name) && amount(values[name]) > amount(job[name]))
  );
}

function changesOf(
  values: JobValues,
  job: JobDescription,
  names: readonly (keyof JobValues)[],
): JobReview['changes'] {
  return names
    .filter((name) => differs(values, job, name))
    .map((field) => ({ field, from: job[field], to: values[field] }));
}

/** Puts a question into support's queue; one of the same kind that waits is asked no more. */
export async function askSupport(
  tx: Transaction,
  context: OperationContext,
  { id: jdID }: Pick<JobDescription, 'id'>,
  kind: JobReview['kind'],
  asked: { changes?: JobReview['changes']; findings?: readonly StoredFinding[]; digest?: string },
): Promise<void> {
  await withdrawReviews(tx, jdID, [kind]);
  await tx.insert(jobReviews).values({
    jdID,
    kind,
    askedBy: signedIn(context).id,
    askedAt: context.now(),
    ...asked,
  });
}

/** Takes back what nobody asks for any more. */
export async function withdrawReviews(
  tx: Transaction,
  jdID: string,
  kinds: readonly JobReview['kind'][],
): Promise<void> {
  await tx
    .update(jobReviews)
    .set({ state: 'Withdrawn', rowVersion: sql`${jobReviews.rowVersion} + 1` })
    .where(
      and(eq(jobReviews.jdID, jdID), inArray(jobReviews.kind, [...kinds]), eq(jobReviews.state, 'Open')),
    );
}

/** Whether support has allowed this very text. */
export async function isAllowed(tx: Transaction, jdID: string, digest: string): Promise<boolean> {
  const allowed = and(
    eq(jobReviews.jdID, jdID),
    eq(jobReviews.kind, 'Trust scan'),
    eq(jobReviews.state, 'Allowed'),
    eq(jobReviews.digest, digest),
  );
  return (await tx.$count(jobReviews, allowed)) > 0;
}

function pick<Name extends keyof JobValues>(values: JobValues, names: readonly Name[]) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the properties of the values
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => (names as readonly string[]).includes(name) && value !== undefined,
    ),
  ) as { [Key in Name]?: NonNullable<JobValues[Key]> };
}

const without = (values: JobValues, names: readonly string[]): JobValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
