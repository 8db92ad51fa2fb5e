/** Seasons as a student sees them: which there are, what keeps one out, joining and leaving. */
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import {
  ApiFailure,
  inLanguage,
  notFound,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { blocksOf, readFacts, readOverrides, type Block } from './blocks.ts';
import { isFor } from './handlers.ts';
import { seasonEnrolments, seasons } from '../tables/seasons.ts';
import { tellOfLeaving, tellOfWaiting } from './notices.ts';

type Season = typeof seasons.$inferSelect;

/** The caller's institute; null for who is no student of one. */
function instituteOf(context: OperationContext): string | null {
  const { type, parentEntityID, parentEntityType } = signedIn(context);
  return type === 'C' && parentEntityType === 'Institute' ? parentEntityID : null;
}

/** What is shown of blocks, in the caller's language. */
export const shownBlocks = (blocks: readonly Block[], { locale }: OperationContext) =>
  blocks.map(({ rule, message }) => ({ rule, message: inLanguage(message, locale) }));

/** @throws ApiFailure 409 when something keeps the student out, in the words of the first rule that does */
export function refuseBlocked(blocks: readonly Block[], context: OperationContext): void {
  const [first] = blocks;
  if (first === undefined) return;
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', first.message, {
    details: { blocks: shownBlocks(blocks, context) },
  });
}

/** The seasons with how the caller stands to each. */
async function standing(context: OperationContext, found: readonly Season[]) {
  const { db } = context;
  const { id } = signedIn(context);
  const now = context.now();
  const seasonIDs = found.map((season) => season.id);
  const factsOf = await readFacts(db, [id]);
  const overrides = await readOverrides(db, { seasonIDs, userIDs: [id], now });
  const joined = await db
    .select()
    .from(seasonEnrolments)
    .where(and(eq(seasonEnrolments.userID, id), inArray(seasonEnrolments.seasonID, seasonIDs)));
  return found.map((season) => {
    const enrolment = joined.find(({ seasonID }) => seasonID === season.id);
    const isIn = enrolment?.state === 'Pending' || enrolment?.state === 'Active';
    const lifted = overrides.filter(({ seasonID }) => seasonID === season.id).map(({ rule }) => rule);
    const blocks = blocksOf(season, factsOf(id), {
      joinedAt: isIn ? enrolment.consentAt : null,
      lifted,
      now,
    });
    return { season, enrolment, blocks };
  });
}

type Standing = Awaited<ReturnType<typeof standing>>[number];

function view({ season, enrolment, blocks }: Standing, context: OperationContext) {
  return {
    id: season.id,
    name: season.name,
    seasonType: season.seasonType,
    registrationEnd: season.registrationEnd.toISOString(),
    startDate: season.startDate.toISOString(),
    endDate: season.endDate.toISOString(),
    termsText: season.termsText,
    termsVersion: season.termsVersion,
    policy: season.policy,
    state: enrolment?.state ?? null,
    reason: enrolment?.reason ?? null,
    blocks: shownBlocks(blocks, context),
  };
}

/** One season of the caller's institute. */
async function ownSeason(context: OperationContext, id: string): Promise<Standing> {
  const institute = instituteOf(context);
  if (institute === null) throw notFound();
  const inUse = and(eq(seasons.status, 'Posted'), eq(seasons.isActive, true), isFor(institute));
  const [season] = await context.db
    .select()
    .from(seasons)
    .where(and(eq(seasons.id, id), inUse));
  const [found] = season === undefined ? [] : await standing(context, [season]);
  if (found === undefined) throw notFound();
  return found;
}

const own = async (context: OperationContext, id: string) => ({
  data: { ownSeason: view(await ownSeason(context, id), context) },
});

async function write(
  context: OperationContext,
  seasonID: string,
  values: Partial<typeof seasonEnrolments.$inferInsert> & { consentAt: Date },
): Promise<void> {
  const { id: userID } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await tx
      .insert(seasonEnrolments)
      .values({ seasonID, userID, ...values })
      .onConflictDoUpdate({ target: [seasonEnrolments.seasonID, seasonEnrolments.userID], set: values });
    await audit(tx, context, {
      action: 'saved',
      entityType: 'enrolment',
      entityID: seasonID,
      subjectID: userID,
      fields: ['state'],
    });
  });
}

/** Work on the caller's own part in a season, which nobody else changes meanwhile, and neither the season itself. */
function alone<T>(
  context: OperationContext,
  seasonID: string,
  work: (context: OperationContext) => Promise<T>,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const { id: userID } = signedIn(context);
    await tx.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, seasonID)).for('share');
    await tx
      .select({ state: seasonEnrolments.state })
      .from(seasonEnrolments)
      .where(and(eq(seasonEnrolments.seasonID, seasonID), eq(seasonEnrolments.userID, userID)))
      .for('update');
    return work({ ...context, db: tx });
  });
}

/** The seasons of the caller's institute that go on or that the caller takes part in, the latest first. */
export async function readOwnSeasons(context: OperationContext) {
  const institute = instituteOf(context);
  if (institute === null) return [];
  const { id } = signedIn(context);
  const isJoined = sql`exists (select from ${seasonEnrolments}
    where ${seasonEnrolments.seasonID} = ${seasons.id} and ${seasonEnrolments.userID} = ${id})`;
  const found = await context.db
    .select()
    .from(seasons)
    .where(
      and(
        eq(seasons.status, 'Posted'),
        eq(seasons.isActive, true),
        isFor(institute),
        or(gt(seasons.endDate, context.now()), isJoined),
      ),
    )
    .orderBy(desc(seasons.startDate), desc(seasons.id))
    .limit(50);
  const all = await standing(context, found);
  return all.map((each) => view(each, context));
}

export const ownSeasonsOperations = {
  listOwnSeasons: async (_call, context) => ({ data: { ownSeason: await readOwnSeasons(context) } }),

  joinSeason: ({ params: { id }, body: { termsVersion } }, caller) =>
    alone(caller, id, async (context) => {
      const { season, enrolment, blocks } = await ownSeason(context, id);
      if (enrolment?.state === 'Pending' || enrolment?.state === 'Active') return own(context, id);
      if (enrolment?.state === 'Removed') {
        throw new ApiFailure(
          409,
          'ILLEGAL_TRANSITION',
          'Your placement office has taken you out of this season. Ask there.',
          { details: { blocks: [] } },
        );
      }
      refuseBlocked(blocks, context);
      if (termsVersion !== season.termsVersion) {
        throw new ApiFailure(
          409,
          'STALE',
          'The terms have changed. Read them again before you accept them.',
          { details: { termsVersion: season.termsVersion } },
        );
      }
      await write(context, id, { state: 'Pending', consentAt: context.now(), reason: null });
      await tellOfWaiting(context.db, { season, student: signedIn(context), at: context.now() });
      return own(context, id);
    }),

  leaveSeason: ({ params: { id } }, caller) =>
    alone(caller, id, async (context) => {
      const { season, enrolment } = await ownSeason(context, id);
      if (enrolment === undefined) throw notFound();
      if (enrolment.state === 'Pending' || enrolment.state === 'Active') {
        await write(context, id, { state: 'Withdrawn', consentAt: enrolment.consentAt });
        if (enrolment.state === 'Active') {
          await tellOfLeaving(context.db, { season, student: signedIn(context), at: context.now() });
        }
      }
      return own(context, id);
    }),
} satisfies Operations;
