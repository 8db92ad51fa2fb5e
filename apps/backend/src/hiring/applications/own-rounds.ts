/** The selection as a candidate reads it whose application is in it: what happened, and what comes next. */
import type { components } from '@aarambh/api-client/schema';
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { Application } from '../tables/applications.ts';
import { panels, slots, type Panel, type Slot } from '../tables/panels.ts';
import { roundEntries, rounds, type Round, type RoundEntry } from '../tables/rounds.ts';
import { roundTests, type RoundTest } from '../tables/tests.ts';
import { linkWith } from './test-link.ts';
import type { Reader } from './round-course.ts';
import { waitingPlace } from './waiting.ts';

export type OwnRound = components['schemas']['OwnRound'];
type Own = Pick<Application, 'id' | 'jdID' | 'status'>;

interface Row {
  round: Round;
  entry: RoundEntry | null;
  slot: Slot | null;
  panel: Panel | null;
  test: RoundTest | null;
}

/**
 * The rounds of the application's job, in their order. Results are told once their round is closed; notes never.
 * @param reader the code of an outside test is the candidate's alone
 */
export async function ownRounds(db: Db, own: Own, reader: Reader = 'candidate'): Promise<OwnRound[]> {
  const rows = await db
    .select({ round: rounds, entry: roundEntries, slot: slots, panel: panels, test: roundTests })
    .from(rounds)
    .leftJoin(roundEntries, and(eq(roundEntries.roundID, rounds.id), eq(roundEntries.applicationID, own.id)))
    .leftJoin(slots, and(eq(slots.roundID, rounds.id), eq(slots.applicationID, own.id)))
    .leftJoin(panels, eq(panels.id, slots.panelID))
    .leftJoin(roundTests, eq(roundTests.roundID, rounds.id))
    .where(eq(rounds.jdID, own.jdID))
    .orderBy(asc(rounds.order));
  const waits = rows.some(({ entry }) => entry?.result === 'Waiting list');
  const place = waits ? await waitingPlace(db, own) : null;
  return Promise.all(
    rows.map(async (row, index) => {
      const code = reader === 'candidate' ? (row.entry?.testCode ?? null) : null;
      const round =
        reader === 'candidate' ? { ...row.round, link: linkWith(row.round.link, code) } : row.round;
      const takesPart = isIn(own, row, rows[index - 1]);
      return {
        ...roundOf({ ...row, round }, takesPart, place),
        ...(takesPart && { isOnline: isOnline(row) }),
        ...(code !== null && round.state !== 'Closed' && { testCode: code }),
        slot: row.slot && row.panel && (await slotOf(db, round, row.slot, row.panel)),
      };
    }),
  );
}

/** Whether the candidate takes part: as `isIn` of the rounds, for one application. */
function isIn({ status }: Own, { round, entry }: Row, before: Row | undefined): boolean {
  if (entry !== null) return true;
  if (round.state === 'Closed') return false;
  if (round.isFor === 'Applied') return ['Applied', 'On Hold', 'Shortlisted'].includes(status);
  const hasPassed = before?.entry?.result === 'Passed' && before.entry.settledAt !== null;
  return status === 'Shortlisted' && (before === undefined || hasPassed);
}

/** Whether there is no place to come to, but a link, also while it is not told because the code for it is not given. */
const isOnline = ({ round, panel }: Row): boolean =>
  (panel?.venue ?? round.venue) === null && (panel?.link ?? round.link) !== null;

/** When and where the candidate is expected, and behind how many. */
async function slotOf(db: Db, round: Round, slot: Slot, panel: Panel): Promise<OwnRound['slot']> {
  const isBefore = and(
    eq(slots.panelID, panel.id),
    isNotNull(slots.applicationID),
    isNull(slots.doneAt),
    lt(slots.startsAt, slot.startsAt),
  );
  return {
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    panelName: panel.name,
    venue: panel.venue ?? round.venue,
    link: panel.link ?? round.link,
    place: slot.inAt === null ? (await db.$count(slots, isBefore)) + 1 : null,
  };
}

function roundOf({ round, entry, test }: Row, takesPart: boolean, place: number | null): OwnRound {
  const { id, order, name, kind, mode, venue, link, instructions, bring, state } = round;
  const isTold = state === 'Closed' && entry !== null && entry.settledAt !== null;
  return {
    id,
    order,
    name,
    kind,
    mode,
    startsAt: round.startsAt.toISOString(),
    endsAt: round.endsAt.toISOString(),
    // Where it is and what to bring is for those who come.
    ...(takesPart && { venue, link, instructions, bring }),
    state,
    isIn: takesPart,
    hasTest: takesPart && test !== null,
    choosesSlot: takesPart && round.isSlotChosen && state !== 'Closed',
    ...(entry !== null && { attendance: entry.attendance }),
    ...(isTold && { result: entry.result }),
    ...(isTold && entry.result === 'Waiting list' && { waitingPlace: place }),
  };
}
