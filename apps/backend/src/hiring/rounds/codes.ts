/** Codes by which the people of a round are let into an outside test: each has and hears of the own one alone. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { tellEach } from '../../messages/index.ts';
import {
  ApiFailure,
  inLanguage,
  localized,
  notFound,
  type Keys,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob, type StepJob } from '../applications/job.ts';
import { applications } from '../tables/applications.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import { findNamed, type Named } from './naming.ts';
import { findOwnRound } from './planning.ts';
import { isIn, lockRound, ownEntry, refuseCancelled, roundBefore, roundClosed } from './reach.ts';
import { inSelection, isInSelection } from '../applications/taking-part.ts';
import { linkWith } from '../applications/test-link.ts';

type Line = OperationRequest<'giveTestCodes'>['body']['lines'][number];
type Outcome = OperationData<'giveTestCodes'>['outcomes'][number];

/** Kinds of rounds that somebody else may hold on a screen. */
const testKinds: ReadonlySet<Round['kind']> = new Set(['Aptitude test', 'Coding test']);

/** A code and whose it becomes. */
interface Given {
  person: Named;
  code: string;
  rowVersion: number;
}

/**
 * Gives the codes, in the order of the lines. One that is wrong keeps no other from being given.
 * @throws ApiFailure 403, 404, 409 for a round that is closed or no test, and for a job that was cancelled
 */
export async function giveTestCodes(
  context: OperationContext,
  keys: Keys,
  { id, lines }: { id: string; lines: readonly Line[] },
): Promise<{ outcomes: Outcome[]; round: Round }> {
  const { jdID } = await findOwnRound(context, id);
  return context.db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    refuseCancelled(job);
    const round = await lockRound(tx, id);
    if (round.state === 'Closed') throw roundClosed();
    if (!testKinds.has(round.kind)) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'Only a test has codes.', { details: { allowed: [] } });
    }
    const outcomes: Outcome[] = [];
    const given: Given[] = [];
    const taker = await takerOf(tx, context, keys, round, lines);
    for (const line of lines) {
      try {
        const person = taker(line);
        given.push(await give(tx, round, person, line.code));
        outcomes.push({ ok: true, applicationID: person.application.id, name: person.name });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        outcomes.push({
          ok: false,
          error: { code: error.code, message: inLanguage(error.text, context.locale) },
        });
      }
    }
    if (given.length > 0) {
      const fields = ['testCode'];
      await audit(tx, context, {
        action: 'changed',
        entityType: 'round',
        entityID: id,
        subjectID: jdID,
        fields,
      });
      await tellOfCodes(tx, { round, job, given, at: context.now() });
    }
    return { outcomes, round };
  });
}

/** Finds who gets the code of a line: whom it names, or the next who has none. */
async function takerOf(
  tx: Transaction,
  context: OperationContext,
  keys: Keys,
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

/** @throws ApiFailure 409 DUPLICATE for a code that somebody else in the round has */
async function give(tx: Transaction, round: Round, person: Named, testCode: string): Promise<Given> {
  const applicationID = person.application.id;
  const isElsewhere = and(
    eq(roundEntries.roundID, round.id),
    eq(roundEntries.testCode, testCode),
    sql`${roundEntries.applicationID} <> ${applicationID}`,
  );
  if ((await tx.$count(roundEntries, isElsewhere)) > 0) {
    throw new ApiFailure(409, 'DUPLICATE', 'Somebody else in this round has this code.');
  }
  const [row] = await tx
    .insert(roundEntries)
    .values({ roundID: round.id, applicationID, testCode })
    .onConflictDoUpdate({
      target: [roundEntries.roundID, roundEntries.applicationID],
      set: { testCode, rowVersion: sql`${roundEntries.rowVersion} + 1` },
    })
    .returning({ rowVersion: roundEntries.rowVersion });
  if (row === undefined) throw new Error('The code was not written.');
  return { person, code: testCode, rowVersion: row.rowVersion };
}

interface Told {
  round: Round;
  job: StepJob;
  given: readonly Given[];
  at: Date;
}

async function tellOfCodes(tx: Transaction, { round, job, given, at }: Told): Promise<void> {
  // Of two codes in one list the last one is the person's.
  const last = new Map(given.map((each) => [each.person.application.id, each]));
  await tellEach(
    tx,
    [...last.values()].map(({ person, code, rowVersion }) => ({
      userID: person.application.userID,
      occasion: `round/${round.id}/code/${person.application.id}/${rowVersion}`,
      text: localized('Your code for {round} for {title} at {company}: {code}. It is yours alone. {link}', {
        round: round.name,
        title: job.title,
        company: job.companyName,
        code,
        link: linkWith(round.link, code) ?? '',
      }),
    })),
    {
      type: 'Critical',
      topic: 'roundPlanned',
      kind: 'applications',
      push: 'results',
      cta: `/my-jobs/${round.jdID}`,
      at,
    },
  );
}
