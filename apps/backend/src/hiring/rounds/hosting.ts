/** One campus hosts a drive of several: the company asks it, its office answers. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { tellOrganisations } from '../../messages/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import {
  localized,
  notFound,
  outOfScope,
  signedIn,
  storedText,
  validationFailed,
  type LocalizedText,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { answersFor } from '../job-descriptions/host.ts';
import { lockJob } from '../job-descriptions/locks.ts';
import { tellCompany } from '../job-descriptions/notices.ts';
import { refuseForeignJob } from '../job-descriptions/scope.ts';
import { driveHosts, type DriveHost } from '../tables/hosts.ts';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import { tellOfNewTime } from './notices.ts';
import { refuseOthersJob } from './planning.ts';
import { lockRound, refuseCancelled } from './reach.ts';

const ofJob = (jdID: string) => eq(driveHosts.jdID, jdID);

async function lockedHost(tx: Transaction, jdID: string): Promise<DriveHost | undefined> {
  refuseCancelled(await lockStepJob(tx, jdID));
  const [host] = await tx.select().from(driveHosts).where(ofJob(jdID)).for('update');
  return host;
}

/**
 * Asks a campus of the job to host its drive, in the place of the one before. A campus that chooses itself has agreed once it names the place.
 * @throws ApiFailure 403 for a job of another, 404, 409 for one that was cancelled, 422 for a campus that is not asked about it
 */
export async function setDriveHost(
  context: OperationContext,
  jdID: string,
  { instituteID }: OperationRequest<'setDriveHost'>['body'],
): Promise<void> {
  await refuseOthersJob(context, jdID);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await lockJob(tx, jdID);
    const before = await lockedHost(tx, jdID);
    if ((before?.instituteID ?? null) === instituteID && before?.state !== 'Declined') return;
    await tx.delete(driveHosts).where(ofJob(jdID));
    if (instituteID !== null) {
      await refuseUnasked(tx, jdID, instituteID);
      await tx.insert(driveHosts).values({ jdID, instituteID, askedBy: signedIn(context).id, askedAt: now });
      await tellCampus(tx, jdID, instituteID, {
        words: 'Will you host the drive for {title} of {company}?',
        what: 'host-asked',
        now,
      });
    }
    if (before !== undefined && before.state !== 'Declined' && before.instituteID !== instituteID) {
      await tellCampus(tx, jdID, before.instituteID, {
        words: 'You no longer host the drive for {title} of {company}.',
        what: 'host-ended',
        now,
      });
    }
    await noteHost(tx, context, jdID, { before, after: { instituteID, state: 'Asked' } });
  });
}

/** @throws ApiFailure 422 for a campus that is not asked about the job, or has declined it */
async function refuseUnasked(tx: Transaction, jdID: string, instituteID: string): Promise<void> {
  const isAsked = and(
    eq(jobApprovals.jdID, jdID),
    eq(jobApprovals.instituteID, instituteID),
    ne(jobApprovals.state, 'Declined'),
  );
  if ((await tx.$count(jobApprovals, isAsked)) > 0) return;
  throw validationFailed([
    {
      path: 'instituteID',
      code: 'unknown',
      message: 'Choose one of the campuses of this job that has not declined it.',
    },
  ]);
}

/**
 * Writes what the office of the campus says that was asked.
 * @throws ApiFailure 403 for another campus, 404 where none was asked, 409 for a job that was cancelled, 422
 */
export async function answerHosting(
  context: OperationContext,
  jdID: string,
  { verdict, ...said }: OperationRequest<'answerHosting'>['body'],
): Promise<void> {
  await refuseForeignJob(context, jdID);
  const venue = verdict === 'Agreed' ? storedText(said.venue ?? '') : null;
  const reason = verdict === 'Declined' ? storedText(said.reason ?? '') : null;
  if (venue === '') {
    throw validationFailed([
      { path: 'venue', code: 'required', message: 'Say where on your campus it is held.' },
    ]);
  }
  if (reason === '') {
    throw validationFailed([
      { path: 'reason', code: 'required', message: 'Say why, so that the company can ask another campus.' },
    ]);
  }
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await lockJob(tx, jdID);
    const before = await lockedHost(tx, jdID);
    if (before === undefined) throw notFound();
    if (!answersFor(signedIn(context), before.instituteID)) {
      throw outOfScope('An institute is decided for by its own officers.');
    }
    const after = { state: verdict, venue, reason };
    await tx
      .update(driveHosts)
      .set({ ...after, decidedBy: signedIn(context).id, decidedAt: now })
      .where(ofJob(jdID));
    await noteHost(tx, context, jdID, { before, after: { instituteID: before.instituteID, state: verdict } });
    if (venue !== null) await placeRounds(tx, context, jdID, venue);
    if (before.state !== verdict)
      await tellAnswer(tx, jdID, { instituteID: before.instituteID, ...after, now });
  });
}

/** Planned rounds that have no place yet are held at the host's, and those in them are told. At most 20, as a job has rounds. */
async function placeRounds(
  tx: Transaction,
  context: OperationContext,
  jdID: string,
  venue: string,
): Promise<void> {
  const isWithout = and(
    eq(rounds.jdID, jdID),
    eq(rounds.state, 'Planned'),
    isNull(rounds.venue),
    isNull(rounds.link),
    sql`${rounds.mode} is distinct from 'Remote'`,
  );
  const found = await tx.select({ id: rounds.id }).from(rounds).where(isWithout).orderBy(rounds.order);
  const now = context.now();
  for (const { id } of found) {
    const before = await lockRound(tx, id);
    const change = { venue, updatedAt: now, rowVersion: before.rowVersion + 1 };
    await tx.update(rounds).set(change).where(eq(rounds.id, id));
    await tellOfNewTime(tx, before, { ...before, ...change }, now);
  }
}

const namesOf = async (tx: Transaction, jdID: string) => {
  const [job] = await tx
    .select({
      id: jobDescriptions.id,
      title: jobDescriptions.title,
      companyID: jobDescriptions.companyID,
      company: companies.name,
    })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(eq(jobDescriptions.id, jdID));
  if (job === undefined) throw notFound();
  return job;
};

interface CampusNews {
  words:
    | 'Will you host the drive for {title} of {company}?'
    | 'You no longer host the drive for {title} of {company}.';
  what: string;
  now: Date;
}

async function tellCampus(
  tx: Transaction,
  jdID: string,
  instituteID: string,
  { words, what, now }: CampusNews,
): Promise<void> {
  const { title, company } = await namesOf(tx, jdID);
  await tellOrganisations(
    tx,
    { type: 'S', ids: [instituteID] },
    {
      type: 'Critical',
      topic: 'jobToApprove',
      text: localized(words, { title, company }),
      cta: `/job-description/${jdID}/drive`,
      occasion: `${what}/${jdID}/${now.toISOString()}`,
      at: now,
    },
  );
}

async function tellAnswer(
  tx: Transaction,
  jdID: string,
  { instituteID, state, reason, now }: Pick<DriveHost, 'instituteID' | 'state' | 'reason'> & { now: Date },
): Promise<void> {
  const job = await namesOf(tx, jdID);
  const [institute] = await tx
    .select({ name: institutes.name })
    .from(institutes)
    .where(eq(institutes.id, instituteID));
  const about = { title: job.title, institute: institute?.name ?? '' };
  const text: LocalizedText =
    state === 'Agreed'
      ? localized('{institute} hosts the drive for {title}.', about)
      : localized('{institute} does not host the drive for {title}.', about);
  await tellCompany(tx, job, { text, reason, now });
}

type Noted = Pick<DriveHost, 'state'> & { instituteID: string | null };

const noteHost = (
  tx: Transaction,
  context: OperationContext,
  jdID: string,
  { before, after }: { before: DriveHost | undefined; after: Noted },
): Promise<void> =>
  audit(tx, context, {
    action: 'changed',
    entityType: 'jobDescription',
    entityID: jdID,
    subjectID: jdID,
    fields: ['host'],
    before: { host: before === undefined ? null : `${before.instituteID} ${before.state}` },
    after: { host: after.instituteID === null ? null : `${after.instituteID} ${after.state}` },
  });
