/** Who came to a round, and what came of them: each line by itself. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  inLanguage,
  signedIn,
  type Keys,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { applications } from '../tables/applications.ts';
import { slots } from '../tables/panels.ts';
import { roundEntries, roundEvents, rounds, type Round } from '../tables/rounds.ts';
import { judgeLine, type Judged, type Said } from './judging-lines.ts';
import { findCoded, findNamed, namedTwice, type Line } from './naming.ts';
import { findRound, lockRound, refuseCancelled } from './reach.ts';
import { waitingPlaces } from './waiting-places.ts';

type Outcome = OperationData<'saveRoundEntries'>['outcomes'][number];

/**
 * Writes the lines, in their order. One that is wrong keeps no other from being written.
 * @throws ApiFailure 404 for a round out of reach, 409 for a job that was cancelled
 */
export async function saveEntries(
  context: OperationContext,
  keys: Keys,
  { id, lines }: { id: string; lines: readonly Line[] },
): Promise<{ outcomes: Outcome[]; round: Round }> {
  const { round: found, mayJudge } = await findRound(context, id);
  // Looking through the codes of hundreds takes time in which nobody has to wait; whom they name is judged under the lock.
  const coded = await findCoded(context, keys, { round: found, lines });
  return context.db.transaction(async (tx) => {
    refuseCancelled(await lockStepJob(tx, found.jdID));
    const round = await lockRound(tx, id);
    const named = await findNamed(tx, context, { round, lines, coded });
    const places = await waitingPlaces(tx, round);
    const by = signedIn(context).id;
    const judged = new Map<string, Judged>();
    const outcomes = lines.map((line): Outcome => {
      try {
        const person = named(line);
        const { id: applicationID } = person.application;
        if (judged.has(applicationID)) throw namedTwice();
        const one = judgeLine({ round, person, line, mayJudge, by }, places, context.now());
        judged.set(applicationID, one);
        return { ok: true, applicationID, name: person.name, isRepeated: one.isRepeated };
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        return failed(context, error);
      }
    });
    await writeLines(tx, [...judged.values()], { round, by, now: context.now() });
    return { outcomes, round: judged.size > 0 ? await begin(tx, round, context.now()) : round };
  });
}

/** A round of which something is known has begun. */
export async function begin(tx: Transaction, round: Round, now: Date): Promise<Round> {
  if (round.state !== 'Planned') return round;
  const [running = round] = await tx
    .update(rounds)
    .set({ state: 'Running', updatedAt: now, rowVersion: round.rowVersion + 1 })
    .where(eq(rounds.id, round.id))
    .returning();
  return running;
}

function failed({ locale }: OperationContext, { code, text, fields }: ApiFailure): Outcome {
  const message = inLanguage(fields[0]?.message ?? text, locale);
  return { ok: false, error: { code, message } };
}

/**
 * Writes what is said of one person in a round. The job and the round have been locked.
 * @returns whether that changed anything
 * @throws ApiFailure 403, 409 or 422 for a line that cannot be so
 */
export async function saveLine(tx: Transaction, said: Said, now: Date): Promise<boolean> {
  const { round, by } = said;
  const judged = judgeLine(said, await waitingPlaces(tx, round), now);
  await writeLines(tx, [judged], { round, by, now });
  return judged.isChanged;
}

interface Writing {
  round: Round;
  by: string;
  now: Date;
}

/** Lines that one statement writes. */
const atOnce = 1000;

/** Writes what follows from the lines: hundreds are as many statements as one. The job and the round have been locked. */
export async function writeLines(
  tx: Transaction,
  judged: readonly Judged[],
  writing: Writing,
): Promise<void> {
  const changed = judged.filter(({ isChanged }) => isChanged);
  for (let from = 0; from < changed.length; from += atOnce) {
    await writeSome(tx, changed.slice(from, from + atOnce), writing);
  }
}

async function writeSome(tx: Transaction, changed: readonly Judged[], writing: Writing): Promise<void> {
  const { round, by, now } = writing;
  const rows = await tx
    .insert(roundEntries)
    .values(
      changed.map(({ person, after }) => ({
        roundID: round.id,
        applicationID: person.application.id,
        ...after,
      })),
    )
    .onConflictDoUpdate({
      target: [roundEntries.roundID, roundEntries.applicationID],
      set: {
        attendance: sql`excluded.attendance`,
        attendedAt: sql`excluded.attended_at`,
        attendedBy: sql`excluded.attended_by`,
        excuse: sql`excluded.excuse`,
        result: sql`excluded.result`,
        rank: sql`excluded.rank`,
        marks: sql`excluded.marks`,
        note: sql`excluded.note`,
        rowVersion: sql`${roundEntries.rowVersion} + 1`,
      },
    })
    .returning({ id: roundEntries.id, applicationID: roundEntries.applicationID });
  const entryIDs = new Map(rows.map(({ id, applicationID }) => [applicationID, id]));
  const events = changed.flatMap(({ person, after, steps }) => {
    if (steps === undefined) return [];
    const entryID = entryIDs.get(person.application.id);
    if (entryID === undefined) throw new Error('The entry was not written.');
    return [{ entryID, ...steps, reason: after.excuse, actorID: by, at: now }];
  });
  if (events.length > 0) await tx.insert(roundEvents).values(events);
  await comeOut(
    tx,
    changed.filter(({ isJudged }) => isJudged),
    writing,
  );
  if (round.state === 'Closed') await excuseAbsences(tx, changed, now);
}

const applicationIDsOf = (judged: readonly Judged[]): string[] =>
  judged.map(({ person }) => person.application.id);

/** Who has a result has come out of the interview: the queue at the door goes on. */
async function comeOut(tx: Transaction, judged: readonly Judged[], { round, now }: Writing): Promise<void> {
  if (judged.length === 0) return;
  const isInside = and(
    eq(slots.roundID, round.id),
    inArray(slots.applicationID, applicationIDsOf(judged)),
    isNull(slots.doneAt),
  );
  await tx
    .update(slots)
    .set({
      calledAt: sql`coalesce(${slots.calledAt}, ${now.toISOString()}::timestamptz)`,
      inAt: sql`coalesce(${slots.inAt}, ${now.toISOString()}::timestamptz)`,
      doneAt: now,
      rowVersion: sql`${slots.rowVersion} + 1`,
    })
    .where(isInside);
}

/** An absence for which the application ended no longer counts for the season. */
async function excuseAbsences(tx: Transaction, judged: readonly Judged[], at: Date): Promise<void> {
  await tx
    .update(applications)
    .set({ statusReasonCode: 'Other', updatedAt: at, rowVersion: sql`${applications.rowVersion} + 1` })
    .where(
      and(
        inArray(applications.id, applicationIDsOf(judged)),
        eq(applications.status, 'Rejected'),
        eq(applications.statusReasonCode, 'No show'),
      ),
    );
}
