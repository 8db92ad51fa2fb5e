/** Answers that hardly ever change and are asked for by everybody, kept in memory. */
import { createHash } from 'node:crypto';
import type { Db } from '../database/open.ts';

export interface Remembered<T> {
  value: T;
  /** The value as it is sent. */
  json: string;
  /** Entity tag of the value. Weak, because two answers with the same data differ in their request ids. */
  etag: string;
}

export interface Memory<T> {
  /** The value, from memory while it is fresh; callers at the same time share one load. */
  recall(db: Db, now: Date): Promise<Remembered<T>>;
  /** To be called after a change, so that the next caller gets the new value. */
  forget(db: Db): void;
}

/**
 * Remembers what `load` returns, per database.
 * @param load returns `data` of an operation, with nothing in it that the contract does not declare
 * @param life milliseconds for which a copy of the server that was not told of a change may go on with the old value
 */
export function remember<T>(load: (db: Db) => Promise<T>, life: number): Memory<T> {
  const kept = new WeakMap<Db, { loaded: Promise<Remembered<T>>; staleAt: number }>();
  return {
    recall: async (db, now) => {
      const found = kept.get(db);
      if (found && now.getTime() < found.staleAt) return found.loaded;
      const loaded = tagged(load(db));
      kept.set(db, { loaded, staleAt: now.getTime() + life });
      // A failed load is not remembered.
      loaded.catch(() => kept.get(db)?.loaded === loaded && kept.delete(db));
      return loaded;
    },
    forget: (db) => {
      kept.delete(db);
    },
  };
}

async function tagged<T>(loading: Promise<T>): Promise<Remembered<T>> {
  const value = await loading;
  const json = JSON.stringify(value);
  const digest = createHash('sha256').update(json).digest('base64url');
  return { value, json, etag: `W/"${digest}"` };
}

/** A remembered value as the result of an operation. Browsers may use it for five minutes without asking, and then ask whether it changed. */
export function rememberedResult<T>({ value, json, etag }: Remembered<T>) {
  return { data: value, json, headers: { etag, 'cache-control': 'public, max-age=300' } };
}

/**
 * Whether a caller who sent this `If-None-Match` has the answer already. Tags are compared weakly: a proxy that compresses
 * answers weakens the tags it passes on.
 */
export function isKnownTo(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
