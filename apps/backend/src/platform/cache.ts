/**
 * The one cache of the server: answers that everybody asks for and that hardly ever change, and figures that take a second to work
 * out. Copies of the server tell each other which catalogue has changed.
 */
import { LRUCache } from 'lru-cache';
import { type Database, type Db, perDatabase } from '../database/index.ts';
import { publish, subscribe } from './events.ts';

/** Milliseconds after which a value is read again, should the news of a change have been lost. */
const usualTTL = 60_000;

const cacheOf = perDatabase(() => new LRUCache<string, Promise<unknown>>({ max: 1_000, ttl: usualTTL }));

/**
 * The value under a key, read when it is not there; callers at the same time share one reading. A failure is not kept.
 * @param key begins with what it is made of, such as `city/items`: a change of a city invalidates it
 */
export function cached<Value>(
  db: Db,
  key: string,
  read: () => Promise<Value>,
  ttl = usualTTL,
): Promise<Value> {
  const cache = cacheOf(db);
  const found = cache.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written under the same key by the same reading
  if (found) return found as Promise<Value>;
  const reading = read();
  cache.set(key, reading, { ttl });
  reading.catch(() => cache.get(key) === reading && cache.delete(key));
  return reading;
}

/** Removes what is made of a catalogue, in this copy of the server. */
export function invalidate(db: Db, catalogue: string): void {
  const cache = cacheOf(db);
  for (const key of cache.keys()) if (key.startsWith(`${catalogue}/`)) cache.delete(key);
}

/** To be called after a change: this copy removes it at once, the others as soon as they are told. */
export async function invalidateEverywhere(db: Db, catalogue: string): Promise<void> {
  invalidate(db, catalogue);
  await publish(db, { kind: 'catalogue-changed', key: catalogue });
}

/** Follows the changes that other copies make. @returns what ends it */
export function subscribeToChanges(database: Database): Promise<() => Promise<void>> {
  return subscribe(database, (event) => {
    // Without an event some may be missing.
    if (event === null) cacheOf(database.db).clear();
    else if (event.kind === 'catalogue-changed') invalidate(database.db, event.key);
  });
}
