/** Who takes part in a season, for the officers who approve and decline. */
import { personName } from '@aarambh/forms';
import type { SeasonOutcome } from '@aarambh/api-client/enums';
import { and, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { contains, type Db } from '../../database/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import {
  ApiFailure,
  notFound,
  outOfScope,
  signedIn,
  validationFailed,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { audit, readPageFrom, type Sequence } from '../../records/index.ts';
import { blocksOf, readFacts, readOverrides } from './blocks.ts';
import { seasonsInScope } from './handlers.ts';
import { placements } from '../tables/placements.ts';
import { tellOfEnrolment } from './notices.ts';
import { outcomesOf } from './outcomes.ts';
import { refuseBlocked, shownBlocks } from './own-seasons.ts';
import { seasonEnrolments, seasonOverrides, seasons } from '../tables/seasons.ts';

type Season = typeof seasons.$inferSelect;

export async function seasonOf(context: OperationContext, id: string): Promise<Season> {
  const [season] = await context.db
    .select()
    .from(seasons)
    .where(and(eq(seasons.id, id), seasonsInScope(signedIn(context))));
  if (season === undefined) throw notFound();
  return season;
}

const ofSeason = (context: OperationContext, seasonID: string, ...more: (SQL | undefined)[]) =>
  and(eq(seasonEnrolments.seasonID, seasonID), usersInReach(signedIn(context)), ...more);

/** Who takes part and got so far. */
function hasOutcome({ db }: OperationContext, seasonID: string, outcome: SeasonOutcome): SQL {
  const { reached, isOf, takesPart } = outcomesOf(db, seasonID);
  const people = db
    .select({ userID: seasonEnrolments.userID })
    .from(seasonEnrolments)
    .leftJoin(reached, eq(reached.userID, seasonEnrolments.userID))
    .leftJoin(placements, eq(placements.userID, seasonEnrolments.userID))
    .where(and(takesPart, isOf[outcome]));
  return inArray(seasonEnrolments.userID, people);
}

/** Who studies a program; `none`, who has not said what. */
function studies({ db }: OperationContext, programID: string): SQL | undefined {
  const of = db
    .select({ userID: currentDegrees.userID })
    .from(currentDegrees)
    .where(
      programID === 'none' ? isNotNull(currentDegrees.programID) : eq(currentDegrees.programID, programID),
    );
  return programID === 'none'
    ? notInArray(seasonEnrolments.userID, of)
    : inArray(seasonEnrolments.userID, of);
}

const byName: Sequence = {
  keys: [{ name: 'fullName', column: users.fullName }],
  isDescending: false,
  sort: 'firstName',
};

/** The rows of a condition, with their names. */
const enrolmentRows = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: users.id,
      enrolment: seasonEnrolments,
      firstName: users.firstName,
      lastName: users.lastName,
      fullName: users.fullName,
    })
    .from(seasonEnrolments)
    .innerJoin(users, eq(users.id, seasonEnrolments.userID))
    .where(where);

/** The rows with all that decides about each. */
async function withBlocks(
  context: OperationContext,
  season: Season,
  rows: Awaited<ReturnType<typeof enrolmentRows>>,
) {
  const { db } = context;
  const now = context.now();
  const userIDs = rows.map(({ enrolment }) => enrolment.userID);
  const factsOf = await readFacts(db, userIDs);
  const overrides = await readOverrides(db, { seasonIDs: [season.id], userIDs, now });
  const granters = overrides.map(({ grantedBy }) => grantedBy);
  const names = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, granters));
  const nameOf = new Map(names.map((person) => [person.id, personName(person)]));
  return rows.map(({ enrolment, firstName, lastName }) => {
    const own = overrides.filter(({ userID }) => userID === enrolment.userID);
    const facts = factsOf(enrolment.userID);
    const blocks = blocksOf(season, facts, {
      joinedAt: enrolment.consentAt,
      lifted: own.map(({ rule }) => rule),
      now,
    });
    const shown = {
      userID: enrolment.userID,
      name: personName({ firstName, lastName }),
      programName: facts.programName,
      passingYear: facts.passingYear,
      state: enrolment.state,
      consentAt: enrolment.consentAt.toISOString(),
      reason: enrolment.reason,
      blocks: shownBlocks(blocks, context),
      overrides: own.map(({ rule, reason, expiresAt, grantedBy }) => ({
        rule,
        reason,
        expiresAt: expiresAt.toISOString(),
        grantedByName: nameOf.get(grantedBy) ?? null,
      })),
    };
    return { shown, blocks };
  });
}

async function readOne(context: OperationContext, season: Season, userID: string) {
  const where = ofSeason(context, season.id, eq(seasonEnrolments.userID, userID));
  const [found] = await withBlocks(context, season, await enrolmentRows(context.db, where));
  if (found === undefined) throw notFound();
  return found;
}

/** Officers decide about students, never about themselves, and only those who reach the student. */
function refuseReaders(context: OperationContext): void {
  const { roleScope } = signedIn(context);
  if (!['all', 'institute', 'university'].includes(roleScope)) throw outOfScope();
}

type Decision = Omit<OperationRequest<'decideSeasonEnrolment'>['body'], 'userID'>;

/**
 * Approves a student, declines or takes one out; without effect on one who stands so already.
 * @throws ApiFailure 403, 404 beyond the caller's reach, 409 ILLEGAL_TRANSITION
 */
export async function decideEnrolment(
  context: OperationContext,
  seasonID: string,
  userID: string,
  { state, reason }: Decision,
): Promise<{ season: Season; isChanged: boolean }> {
  refuseReaders(context);
  return context.db.transaction(async (tx) => {
    // Whoever leaves the season at the same moment waits, or has left it when this is decided.
    const isOne = and(eq(seasonEnrolments.seasonID, seasonID), eq(seasonEnrolments.userID, userID));
    await tx.select({ state: seasonEnrolments.state }).from(seasonEnrolments).where(isOne).for('update');
    const inside = { ...context, db: tx };
    const season = await seasonOf(inside, seasonID);
    const { shown: before, blocks } = await readOne(inside, season, userID);
    if (before.state === state) return { season, isChanged: false };
    if (before.state === 'Withdrawn') {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This student has left the season.', {
        details: { from: before.state, to: state },
      });
    }
    if (state === 'Active') refuseBlocked(blocks, context);
    const why = state === 'Removed' ? (reason ?? null) : null;
    await tx.update(seasonEnrolments).set({ state, reason: why }).where(isOne);
    await audit(tx, context, {
      action: 'changed',
      entityType: 'enrolment',
      entityID: seasonID,
      subjectID: userID,
      fields: ['state'],
    });
    const { state: from } = before;
    await tellOfEnrolment(tx, { season, userID, from, to: state, reason: why, at: context.now() });
    return { season, isChanged: true };
  });
}

export const enrolmentsOperations = {
  listSeasonEnrolments: async ({ params: { id }, query }, context) => {
    const { pageNo = 1, pageSize = 25, cursor, search, state, outcome, programID } = query;
    refuseReaders(context);
    const season = await seasonOf(context, id);
    const where = ofSeason(
      context,
      id,
      search === undefined ? undefined : contains(users.fullName, search),
      state === undefined ? undefined : eq(seasonEnrolments.state, state),
      outcome === undefined ? undefined : hasOutcome(context, id, outcome),
      programID === undefined ? undefined : studies(context, programID),
    );
    const { db } = context;
    const { rows, meta } = await readPageFrom(
      {
        order: byName,
        id: users.id,
        read: ({ beyond, by, limit, offset }) =>
          enrolmentRows(db, and(where, beyond))
            .orderBy(...by)
            .limit(limit)
            .offset(offset),
        count: (limit) => db.$count(enrolmentRows(db, where).limit(limit).as('some')),
      },
      { pageNo, pageSize, cursor },
    );
    return {
      data: { enrolment: (await withBlocks(context, season, rows)).map(({ shown }) => shown) },
      meta: { pageNo, pageSize, ...meta },
    };
  },

  decideSeasonEnrolment: async ({ params: { id }, body: { userID, state, reason } }, context) => {
    const { season } = await decideEnrolment(context, id, userID, { state, reason });
    return { data: { enrolment: (await readOne(context, season, userID)).shown } };
  },

  overrideSeasonRule: async ({ params: { id }, body }, context) => {
    refuseReaders(context);
    const season = await seasonOf(context, id);
    const { userID, rule, reason } = body;
    const expiresAt = new Date(body.expiresAt);
    if (expiresAt <= context.now()) {
      throw validationFailed([
        { path: 'expiresAt', code: 'order', message: 'Choose a day that is not over.' },
      ]);
    }
    const grantedAt = context.now();
    const values = { reason: reason.trim(), expiresAt, grantedAt, grantedBy: signedIn(context).id };
    await refuseStrangers(context, season, userID);
    await context.db.transaction(async (tx) => {
      await tx
        .insert(seasonOverrides)
        .values({ seasonID: id, userID, rule, ...values })
        .onConflictDoUpdate({
          target: [seasonOverrides.seasonID, seasonOverrides.userID, seasonOverrides.rule],
          set: values,
        });
      await audit(tx, context, {
        action: 'saved',
        entityType: 'override',
        entityID: id,
        subjectID: userID,
        fields: [rule],
      });
    });
    const grantedByName = personName(signedIn(context));
    return {
      data: {
        override: { rule, reason: values.reason, expiresAt: expiresAt.toISOString(), grantedByName },
      },
    };
  },
} satisfies Operations;

/** @throws ApiFailure 422 for who is no student, within the officer's reach, of an institute that the season is for */
async function refuseStrangers(context: OperationContext, season: Season, userID: string): Promise<void> {
  const isStudent = and(eq(users.id, userID), eq(users.type, 'C'), eq(users.parentEntityType, 'Institute'));
  const [student] = await context.db
    .select({ instituteID: users.parentEntityID })
    .from(users)
    .where(and(isStudent, usersInReach(signedIn(context))));
  const { instituteIDs } = season;
  const isFor = instituteIDs.length === 0 || instituteIDs.includes(student?.instituteID ?? '');
  if (student !== undefined && isFor) return;
  throw validationFailed([
    { path: 'userID', code: 'unknown', message: 'Choose a student of an institute of this season.' },
  ]);
}
