/** Answers that hardly ever change and are asked for by everybody, kept in memory. */
import { createHash } from 'node:crypto';
import type { Db } from '../database/open.ts';

export interface Remembered<T> {
  value: T;
  /** Strong entity tag of the value. */
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
 * @param load returns a value that JSON can hold
 * @param life milliseconds for which another copy of the server may go on with the old value after a change
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
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  return { value, etag: `"${digest}"` };
}

/** Headers of a remembered answer: browsers may use it for five minutes without asking, and then ask whether it changed. */
export function rememberedHeaders({ etag }: Remembered<unknown>): Readonly<Record<string, string>> {
  return { etag, 'cache-control': 'public, max-age=300' };
}
