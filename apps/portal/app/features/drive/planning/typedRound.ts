import { typedInIndia, type roundForm } from '@aarambh/forms';
import type { DriveRound } from '../roundsQuery.ts';

type Typed = typeof roundForm.defaultValues;

/** A round as it would be typed into its form. A round of one day names no last one. */
export function typedRound(round: DriveRound): Typed {
  const [first, last] = [typedInIndia(round.startsAt), typedInIndia(round.endsAt)];
  return {
    name: round.name ?? '',
    kind: round.kind ?? '',
    isFor: round.isFor ?? '',
    day: first.day,
    from: first.time,
    lastDay: last.day === first.day ? '' : last.day,
    to: last.time,
    venue: round.venue ?? '',
    link: round.link ?? '',
    bring: round.bring ?? '',
    instructions: round.instructions ?? '',
    maxMarks: round.maxMarks == null ? '' : String(round.maxMarks),
  };
}

/** The parts of what is sent that are other than before: of a round that has begun the beginning stays. */
export const changedParts = <Sent extends object>(before: Sent, after: Sent): Partial<Sent> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its parts
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => Reflect.get(before, name) !== value),
  ) as Partial<Sent>;
