import type { roundForm } from '@aarambh/forms';
import type { DriveRound } from '../roundsQuery.ts';

type Typed = typeof roundForm.defaultValues;

/** India is ahead by five and a half hours, in summer and winter. */
const aheadMs = 330 * 60_000;

/** A moment by the clock of India, as `2026-12-04T10:30:00.000Z`. */
const clockOf = (moment: string): string => new Date(Date.parse(moment) + aheadMs).toISOString();

const dayOf = (moment: string): string => clockOf(moment).slice(0, 10);

const timeOf = (moment: string): string => clockOf(moment).slice(11, 16);

/** Whether a round begins and ends on one day in India. */
const isOneDay = ({ startsAt, endsAt }: Pick<DriveRound, 'startsAt' | 'endsAt'>): boolean =>
  dayOf(startsAt) === dayOf(endsAt);

/** A round as it would be typed into its form. */
export function typedRound(round: DriveRound): Typed {
  return {
    name: round.name ?? '',
    kind: round.kind ?? '',
    isFor: round.isFor ?? '',
    day: dayOf(round.startsAt),
    from: timeOf(round.startsAt),
    lastDay: isOneDay(round) ? '' : dayOf(round.endsAt),
    to: timeOf(round.endsAt),
    venue: round.venue ?? '',
    link: round.link ?? '',
    bring: round.bring ?? '',
    instructions: round.instructions ?? '',
    maxMarks: round.maxMarks == null ? '' : String(round.maxMarks),
  };
}

/** The parts of what is sent that are other than before: a round that has begun keeps its time. */
export const changedParts = <Sent extends object>(before: Sent, after: Sent): Partial<Sent> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its parts
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => Reflect.get(before, name) !== value),
  ) as Partial<Sent>;
