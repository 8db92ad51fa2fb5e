/** Codes by which the people of a round are let into an outside test: each has and hears of the own one alone. */
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  ApiFailure,
  inLanguage,
  localized,
  notFound,
  publish,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { applications } from '../tables/applications.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import { findNamed, namedTwice, type Named } from './naming.ts';
import { findOwnRound } from './planning.ts';
import { isIn, lockRound, ownEntry, refuseCancelled, roundBefore, roundClosed } from './reach.ts';
import { inSelection, isInSelection } from '../applications/taking-part.ts';

type Line = OperationRequest<'giveTestCodes'>['body']['lines'][number];
type Outcome = OperationData<'giveTestCodes'>['outcomes'][number];

/** Kinds of rounds that somebody else may hold on a screen. */
const testKinds: ReadonlySet<Round['kind']> = new Set(['Aptitude test', 'Coding test']);

/**
 * Gives the codes, in the order of the lines. One that is wrong keeps no other from being given. Each person hears of the own one behind the
 * answer: a thousand may be told.
 * @throws ApiFailure 403, 404, 409 for a round that is closed or no test, and for a job that was cancelled
 */
export async function giveTestCodes(
  context: OperationContext,
  { id, lines }: { id: string; lines: readonly Line[] },
): Promise<{ outcomes: Outcome[]; round: Round }> {
  const { jdID } = await findOwnRound(context, id);
  return context.db.transaction(async (tx) => {
    refuseCancelled(await lockStepJob(tx, jdID));
    const round = await lockRound(tx, id);
    if (round.state === 'Closed') throw roundClosed();
    if (!testKinds.has(round.kind)) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'Only a test has codes.', { details: { allowed: [] } });
    }
    const outcomes: Outcome[] = [];
    const taker = await takerOf(tx, context, round, lines);
    const codes = await codesOf(tx, round);
    for (const line of lines) {
      try {
        const person = taker(line);
        codes.give(person.application.id, line.code);
        outcomes.push({ ok: true, applicationID: person.application.id, name: person.name });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        outcomes.push({
          ok: false,
          error: { code: error.code, message: inLanguage(error.text, context.locale) },
        });
      }
    }
    if (codes.given.size > 0) {
      await write(tx, round, codes.given);
      await publish(tx, { kind: 'codes-given' });
      const fields = ['testCode'];
      await audit(tx, context, {
        action: 'changed',
        entityType: 'round',
        entityID: id,
        subjectID: jdID,
        fields,
      });
    }
    return { outcomes, round };
  });
}

/** Finds who gets the code of a line: whom it names, or the next who has none. */
async function takerOf(
  tx: Transaction,
  context: OperationContext,
  round: Round,
  lines: readonly Line[],
): Promise<(line: Line) => Named> {
  const named = await findNamed(tx, context, {
    round,
    lines: lines.flatMap(({ rollNumber }) => (rollNumber === undefined ? [] : [{ rollNumber }])),
  });
  const taken = new Set<string>();
  const waiting = untaken(await withoutCode(tx, round), taken);
  return ({ rollNumber }) => {
    const person = rollNumber === undefined ? waiting.next().value : named({ rollNumber });
    if (person === undefined) throw notFound('Everybody in this round has a code.');
    if (!isInSelection(person.application.status)) {
      throw new ApiFailure(
        409,
        'ILLEGAL_TRANSITION',
        localized('{name} has left the selection.', { name: person.name }),
      );
    }
    taken.add(person.application.id);
    return person;
  };
}

/** Those who are not taken by the time they are asked for. */
function* untaken(people: readonly Named[], taken: ReadonlySet<string>): Generator<Named, undefined> {
  for (const person of people) if (!taken.has(person.application.id)) yield person;
  return undefined;
}

/** Who takes part and has no code, in the order of their roll numbers. */
const withoutCode = async (tx: Transaction, round: Round): Promise<Named[]> =>
  tx
    .select({ application: applications, name: writtenName(users), entry: roundEntries })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(roundEntries, ownEntry(round))
    .where(
      and(
        isIn(round, await roundBefore(tx, round)),
        inArray(applications.status, [...inSelection]),
        isNull(roundEntries.testCode),
      ),
    )
    .orderBy(asc(currentDegrees.rollNumber), asc(writtenName(users)), asc(applications.id));

/** Who has which code of the round, while more are given. */
async function codesOf(tx: Transaction, round: Round) {
  const known = await tx
    .select({ applicationID: roundEntries.applicationID, code: roundEntries.testCode })
    .from(roundEntries)
    .where(and(eq(roundEntries.roundID, round.id), isNotNull(roundEntries.testCode)));
  const holders = new Map(known.map(({ applicationID, code }) => [code, applicationID]));
  const codes = new Map(known.map(({ applicationID, code }) => [applicationID, code]));
  const given = new Map<string, string>();
  return {
    /** By application. */
    given: given as ReadonlyMap<string, string>,
    /** @throws ApiFailure 409 DUPLICATE for a code that somebody else in the round has, and for who is named twice */
    give: (applicationID: string, code: string): void => {
      if (given.has(applicationID)) throw namedTwice();
      const holder = holders.get(code);
      if (holder !== undefined && holder !== applicationID) {
        throw new ApiFailure(409, 'DUPLICATE', 'Somebody else in this round has this code.');
      }
      holders.delete(codes.get(applicationID) ?? null);
      holders.set(code, applicationID);
      codes.set(applicationID, code);
      given.set(applicationID, code);
    },
  };
}

/** Writes the codes, and that nobody has heard of them. The round has been locked. */
async function write(
  tx: Transaction,
  { id: roundID }: Round,
  given: ReadonlyMap<string, string>,
): Promise<void> {
  await tx
    .insert(roundEntries)
    .values(
      [...given].map(([applicationID, testCode]) => ({
        roundID,
        applicationID,
        testCode,
        isCodeUntold: true,
      })),
    )
    .onConflictDoUpdate({
      target: [roundEntries.roundID, roundEntries.applicationID],
      set: {
        testCode: sql`excluded.test_code`,
        isCodeUntold: true,
        rowVersion: sql`${roundEntries.rowVersion} + 1`,
      },
    });
}
