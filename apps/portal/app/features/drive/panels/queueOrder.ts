import type { Panel, Slot, SlotPerson } from './panelsQuery.ts';

/** Somebody with a slot. */
export interface Queued {
  readonly slot: Slot;
  readonly person: SlotPerson;
}

/** Who is in first, then who is called, who waits, and who is not there yet; last who will not come. */
const ranks = { In: 0, Called: 1, Here: 2, 'Not here': 3, Done: 4 } as const;

const rankOf = ({ person: { queue, attendance, isLeft } }: Queued): number =>
  isLeft || attendance === 'Absent' || attendance === 'Excused' ? 4 : ranks[queue];

/** The queue at a panel's door, and how many are done. Who comes first in time stands first among equals. */
export function queueOf({ slots }: Pick<Panel, 'slots'>): { queue: Queued[]; done: number } {
  const all = slots.flatMap((slot) => (slot.person == null ? [] : [{ slot, person: slot.person }]));
  const queue = all.filter(({ person }) => person.queue !== 'Done');
  return {
    queue: queue.toSorted(
      (one, other) => rankOf(one) - rankOf(other) || one.slot.startsAt.localeCompare(other.slot.startsAt),
    ),
    done: all.length - queue.length,
  };
}
