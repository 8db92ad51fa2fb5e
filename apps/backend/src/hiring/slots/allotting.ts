/** Who gets which slot. The same people, slots and engagements give the same plan: nothing here reads a clock, a database or chance. */

/** A time at a place. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
  /** Empty where it is not known: then it is another place than every other. */
  place: string;
}

/** Milliseconds that somebody needs from one place to another, where the job's season says nothing else. */
export const usualBetweenPlacesMs = 15 * 60_000;

/** The most that a season may say. */
export const mostBetweenPlacesMs = 120 * 60_000;

const isSamePlace = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether nobody can keep both. @param betweenPlacesMs milliseconds from one place to another */
export function doMeet(one: Span, other: Span, betweenPlacesMs: number): boolean {
  const apart = isSamePlace(one.place, other.place) ? 0 : betweenPlacesMs;
  return (
    one.startsAt.getTime() < other.endsAt.getTime() + apart &&
    other.startsAt.getTime() < one.endsAt.getTime() + apart
  );
}

/** What came of somebody: a slot, or what stands in the way of each that was free; nothing stands in the way where none was. */
export type Allotted<Person, Slot, Engagement> =
  | { person: Person; slot: Slot }
  | { person: Person; meets: readonly Engagement[] };

/**
 * Gives each person, in this order, the first of the slots that is free and meets none of the person's engagements.
 * @param slots free ones, in the order in which they are given
 * @param betweenPlacesMs milliseconds from one place to another
 */
export function allot<Person, Slot extends Span, Engagement extends Span>(
  people: readonly Person[],
  slots: readonly Slot[],
  engagementsOf: (person: Person) => readonly Engagement[],
  betweenPlacesMs: number,
): Allotted<Person, Slot, Engagement>[] {
  const free = new Set(slots);
  return people.map((person) => {
    const engagements = engagementsOf(person);
    const inTheWay = new Set<Engagement>();
    for (const slot of free) {
      const met = engagements.filter((each) => doMeet(slot, each, betweenPlacesMs));
      if (met.length === 0) {
        free.delete(slot);
        return { person, slot };
      }
      for (const each of met) inTheWay.add(each);
    }
    return { person, meets: [...inTheWay] };
  });
}
