import type { Panel } from './panelsQuery.ts';
import type { Queued } from './queueOrder.ts';

const minuteMs = 60_000;

const indiaMs = 5.5 * 60 * minuteMs;

/** The day in India at a moment, `2026-12-09`. */
const dayIn = (moment: string): string => new Date(Date.parse(moment) + indiaMs).toISOString().slice(0, 10);

/** The rounds that are held on the day on which this one begins, in the order of their beginning. */
export const roundsOfDay = <Round extends { startsAt: string }>(
  rounds: readonly Round[],
  round: Round,
): Round[] =>
  rounds
    .filter(({ startsAt }) => dayIn(startsAt) === dayIn(round.startsAt))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

type PanelDay = Pick<Panel, 'slots'>;

/** Those with a slot of a panel who take part, in the order of time. */
function expected({ slots }: PanelDay): Queued[] {
  return slots
    .flatMap((slot) => (slot.person == null ? [] : [{ slot, person: slot.person }]))
    .filter(
      ({ person }) => !person.isLeft && person.attendance !== 'Absent' && person.attendance !== 'Excused',
    )
    .toSorted((one, other) => one.slot.startsAt.localeCompare(other.slot.startsAt));
}

/** Whether the interview is over: who has a result needs no turn, whether or not the door was told. */
const isOver = ({ person: { queue, result } }: Queued): boolean =>
  queue === 'Done' || (queue !== 'In' && result !== 'None');

/**
 * By how many whole minutes a panel is behind what was planned: by how much later than planned the next one goes in, if whoever is in now
 * takes as long as planned, or comes out, where nobody is left.
 * @param now milliseconds since 1970
 */
export function minutesBehind(panel: PanelDay, now: number): number {
  const people = expected(panel);
  const inNow = people.find(({ person }) => person.queue === 'In');
  const next = people.find((each) => each.person.queue !== 'In' && !isOver(each));
  const freeAt = inNow === undefined ? now : Math.max(now, freeAfter(inNow, now));
  const planned = next?.slot.startsAt ?? inNow?.slot.endsAt;
  return planned === undefined ? 0 : Math.max(0, Math.floor((freeAt - Date.parse(planned)) / minuteMs));
}

/** When somebody who is in comes out, if it takes as long as the slot. */
function freeAfter({ slot, person }: Queued, now: number): number {
  const wentIn = person.inAt == null ? now : Date.parse(person.inAt);
  return wentIn + Date.parse(slot.endsAt) - Date.parse(slot.startsAt);
}

/** How many people of some panels stand where. */
export interface DayCounts {
  /** With a slot, less who will not come. */
  readonly people: number;
  /** Checked in, and not called yet. */
  readonly waiting: number;
  readonly inNow: number;
  readonly done: number;
  /** Whose slot has begun, and who are not there. */
  readonly late: number;
  /** Who came out, or whose slot is over though they are there, and of whom no result is known. */
  readonly withoutResult: number;
}

/** @param now milliseconds since 1970 */
export function countsOfDay(panels: readonly PanelDay[], now: number): DayCounts {
  const people = panels.flatMap(expected);
  const count = (is: (each: Queued) => boolean): number => people.filter(is).length;
  return {
    people: people.length,
    waiting: count((each) => ['Here', 'Called'].includes(each.person.queue) && !isOver(each)),
    inNow: count(({ person: { queue } }) => queue === 'In'),
    done: count(isOver),
    late: count((each) => each.person.queue === 'Not here' && each.person.isLate && !isOver(each)),
    withoutResult: count(
      ({ slot, person: { queue, result, attendance } }) =>
        result === 'None' &&
        (queue === 'Done' || (attendance === 'Present' && queue !== 'In' && Date.parse(slot.endsAt) <= now)),
    ),
  };
}
