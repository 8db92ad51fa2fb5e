/** What the rules of a season say about the offers of one student. */
import type { SeasonRule } from '@aarambh/api-client/enums';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { ApiFailure } from '../../platform/index.ts';
import { hasRoom } from '../job-descriptions/gates.ts';
import { readOverrides } from '../seasons/blocks.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { seasonEnrolments, seasons } from '../tables/seasons.ts';
import type { StepJob } from './job.ts';
import { liveStatuses } from '../statuses/steps.ts';
import { applications } from '../tables/applications.ts';

type Application = typeof applications.$inferSelect;

/**
 * Keeps a student's part in the season of a job as it is until the transaction ends: for applications, of which several are sent at once, or
 * for an offer that is accepted, which ends them and is accepted alone.
 */
export async function lockPart(
  tx: Transaction,
  userID: string,
  { seasonID }: Pick<StepJob, 'seasonID'>,
  strength: 'share' | 'update',
): Promise<void> {
  if (seasonID === null) return;
  await tx
    .select({ state: seasonEnrolments.state })
    .from(seasonEnrolments)
    .where(and(eq(seasonEnrolments.seasonID, seasonID), eq(seasonEnrolments.userID, userID)))
    .for(strength);
}

/** Locks all that an accepted offer may end, and the offer itself: the jobs first, and each in the one order, as everybody takes them. */
export async function lockAllOfSeason(
  tx: Transaction,
  userID: string,
  job: StepJob,
  id: string,
): Promise<void> {
  const { seasonID } = job;
  await lockPart(tx, userID, job, 'update');
  if (seasonID === null) return;
  const jobs = await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .innerJoin(applications, eq(applications.jdID, jobDescriptions.id))
    .where(
      and(
        eq(applications.userID, userID),
        eq(jobDescriptions.seasonID, seasonID),
        inArray(applications.status, liveStatuses),
      ),
    )
    .orderBy(asc(jobDescriptions.id))
    .for('key share', { of: jobDescriptions });
  const ofJobs = inArray(
    applications.jdID,
    jobs.map((each) => each.id),
  );
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userID, userID), or(ofJobs, eq(applications.id, id))))
    .orderBy(asc(applications.id))
    .for('update');
}

/** Pay of the offers of a season that a student has accepted. */
async function acceptedOffers(db: Db, userID: string, seasonID: string): Promise<readonly number[]> {
  const rows = await db
    .select({ offer: applications.offer })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(
      and(
        eq(applications.userID, userID),
        eq(jobDescriptions.seasonID, seasonID),
        inArray(applications.status, ['Offer Accepted', 'Joined']),
      ),
    );
  return rows.map(({ offer }) => offer?.ctcPaise ?? 0);
}

/** The rules of a season that do not hold for a student at a moment. */
async function liftedFor(db: Db, { userID, seasonID, at }: { userID: string; seasonID: string; at: Date }) {
  const overrides = await readOverrides(db, { seasonIDs: [seasonID], userIDs: [userID], now: at });
  return overrides.map(({ rule }) => rule);
}

/** @throws ApiFailure 409 NOT_ELIGIBLE when the rules of the season leave no room for another offer of this pay */
export async function refuseByPolicy(
  tx: Transaction,
  { userID }: Application,
  { seasonID, policy }: StepJob,
  { ctcPaise, at }: { ctcPaise: number; at: Date },
): Promise<void> {
  if (seasonID === null || policy === null) return;
  const offers = await acceptedOffers(tx, userID, seasonID);
  const lifted = await liftedFor(tx, { userID, seasonID, at });
  // How often the student declined is looked at when they apply.
  if (hasRoom(policy, ctcPaise, { offers, declines: 0 }, lifted)) return;
  throw new ApiFailure(
    409,
    'NOT_ELIGIBLE',
    'This student has accepted as many offers as the season allows.',
    {},
  );
}

/** The student's other applications in the season for which an accepted offer leaves no room. */
export async function endedByAcceptance(
  tx: Transaction,
  accepted: Application,
  { seasonID, policy }: StepJob,
  at: Date,
): Promise<readonly Application[]> {
  if (seasonID === null || policy === null) return [];
  const { userID } = accepted;
  const offers = await acceptedOffers(tx, userID, seasonID);
  const lifted = await liftedFor(tx, { userID, seasonID, at });
  const others = await othersOfSeason(tx, accepted, seasonID).for('update', { of: applications });
  return others.filter(leavesNoRoom(policy, offers, lifted)).map(({ application }) => application);
}

/** Another application that accepting an offer would end. */
export interface Ended {
  jdID: string;
  title: string;
  companyName: string;
}

/** What `endedByAcceptance` would find, were this offer accepted now. */
export async function wouldEnd(
  db: Db,
  offered: Pick<Application, 'id' | 'userID'> & { offer: { ctcPaise: number } },
  { seasonID }: Pick<StepJob, 'seasonID'>,
  at: Date,
): Promise<Ended[]> {
  if (seasonID === null) return [];
  const [season] = await db.select({ policy: seasons.policy }).from(seasons).where(eq(seasons.id, seasonID));
  if (season === undefined) return [];
  const offers = [...(await acceptedOffers(db, offered.userID, seasonID)), offered.offer.ctcPaise];
  const lifted = await liftedFor(db, { userID: offered.userID, seasonID, at });
  const others = await othersOfSeason(db, offered, seasonID);
  return others
    .filter(leavesNoRoom(season.policy, offers, lifted))
    .map(({ application, title, companyName }) => ({ jdID: application.jdID, title, companyName }));
}

const leavesNoRoom =
  (policy: NonNullable<StepJob['policy']>, offers: readonly number[], lifted: readonly SeasonRule[]) =>
  ({ ctcMaxPaise }: { ctcMaxPaise: number | null }): boolean =>
    !hasRoom(policy, ctcMaxPaise ?? 0, { offers, declines: 0 }, lifted);

/** What a student has under way in a season besides this application. */
const othersOfSeason = (db: Db, { id, userID }: Pick<Application, 'id' | 'userID'>, seasonID: string) =>
  db
    .select({
      application: applications,
      ctcMaxPaise: jobDescriptions.ctcMaxPaise,
      title: jobDescriptions.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        eq(applications.userID, userID),
        ne(applications.id, id),
        eq(jobDescriptions.seasonID, seasonID),
        inArray(applications.status, liveStatuses),
        isNull(jobDescriptions.cancelledAt),
      ),
    )
    .orderBy(applications.id)
    .$dynamic();
