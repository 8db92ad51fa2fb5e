/** Ids of entries in lists that are saved whole: by them a CV knows an entry after it was renamed. */
import { v7 as uuidv7 } from 'uuid';
import type { Identified } from '../tables/profile.ts';

/**
 * The entries with their ids. One that says which it is stays it; one that does not is the stored one of the same name, if that has
 * not been sent by its id; every other is new.
 * @param before the list as it is stored
 */
export function withIDs<Entry extends { id?: string }>(
  sent: readonly Entry[],
  before: readonly Identified<Entry>[],
  nameOf: (entry: Entry) => string,
): Identified<Entry>[] {
  const free = new Map(before.map((entry) => [entry.id, nameOf(entry)]));
  const claimed = sent.map(({ id }) => (id !== undefined && free.delete(id) ? id : undefined));
  return sent.map((entry, index) => {
    const named = [...free].find(([, name]) => name === nameOf(entry))?.[0];
    const id = claimed[index] ?? named ?? uuidv7();
    free.delete(id);
    return { ...entry, id };
  });
}
