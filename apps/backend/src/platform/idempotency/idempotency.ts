/**
 * Calls with an `Idempotency-Key` take effect once: a repeat gets the first answer for a day, also one that comes while the
 * first is still running or to another copy of the server. The answer is kept in the transaction of the work, so that a connection that is
 * lost leaves both or neither. A call that failed changed nothing and can be tried again with the same key and a corrected body.
 */
import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { holdTransaction, type Db } from '../../database/index.ts';
import { ApiFailure } from '../failure.ts';
import type { Keys } from '../keys.ts';
import { idempotentCalls, type KeptAnswer } from './tables.ts';
import { dayMs } from '../calendar.ts';

/** Milliseconds that an answer is kept. */
const answerLife = dayMs;

/** Milliseconds after which a call without an answer counts as broken off. Longer than any call may take. */
const longestCall = 60_000;

/** How often, and after how many milliseconds each time, a repeat looks whether the first call has ended. */
const looks = { most: 200, every: 50 };

export interface RepeatableCall {
  operation: string;
  /** Values of the path and the query: the same key for another record means another call. */
  address: unknown;
  /** Id of the caller; null for nobody. The same key of two callers means two calls. */
  callerID: string | null;
  key: string;
  body: unknown;
}

export interface Idempotency {
  /**
   * Does `work` on the database that it is given, or returns the answer that the same call got before.
   * @throws ApiFailure 409 IDEMPOTENCY_MISMATCH when the key came with another body, 503 when the first call does not end,
   *   and what `work` throws
   */
  once(call: RepeatableCall, work: (db: Db) => Promise<KeptAnswer>): Promise<KeptAnswer>;
}

/** @param db never a transaction: that a call has begun must be seen by others at once */
export function createIdempotency(
  db: Db,
  { keys, now }: { keys: Pick<Keys, 'pseudonyms'>; now: () => Date },
): Idempotency {
  const hash = (key: Uint8Array, parts: readonly unknown[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

  /** True when this call is the one to do the work. */
  const begin = async (names: readonly Name[], startedAt: Date): Promise<boolean> => {
    const row = { answer: null, startedAt, expiresAt: new Date(startedAt.getTime() + answerLife) };
    const brokenOff = lte(idempotentCalls.startedAt, new Date(startedAt.getTime() - longestCall));
    const claim = (at: Pick<Db, 'insert'>) =>
      at
        .insert(idempotentCalls)
        .values(names.map((name) => ({ ...name, ...row })))
        .onConflictDoUpdate({
          target: idempotentCalls.id,
          set: { ...row, bodyHash: sql`excluded.body_hash` },
          setWhere: or(
            lte(idempotentCalls.expiresAt, startedAt),
            and(isNull(idempotentCalls.answer), brokenOff),
          ),
        })
        .returning({ id: idempotentCalls.id });
    if (names.length === 1) return (await claim(db)).length === 1;
    // All or none: a copy that has not all of the secrets yet knows the call by one of the names.
    return db
      .transaction(async (tx) => {
        if ((await claim(tx)).length === names.length) return true;
        throw new Taken();
      })
      .catch((error: unknown) => {
        if (error instanceof Taken) return false;
        throw error;
      });
  };

  const perform = async (
    ids: readonly string[],
    startedAt: Date,
    work: (db: Db) => Promise<KeptAnswer>,
  ): Promise<KeptAnswer> => {
    const isIt = inArray(idempotentCalls.id, [...ids]);
    const isOpen = and(isIt, isNull(idempotentCalls.answer));
    const held = holdTransaction(db, async (tx) => {
      // Whoever would take this call over waits for its end from here on.
      const own = await tx
        .select({ id: idempotentCalls.id })
        .from(idempotentCalls)
        .where(and(isOpen, eq(idempotentCalls.startedAt, startedAt)))
        .orderBy(idempotentCalls.id)
        .for('update');
      if (own.length < ids.length) throw stillRunning();
    });
    try {
      const answer = await work(held.db);
      await held.commit((tx) => tx.update(idempotentCalls).set({ answer }).where(isIt));
      return answer;
    } catch (error) {
      await held.rollback();
      // If the end was not heard of, this waits for it, and leaves what was kept after all. What stays without an answer is taken over.
      await db
        .delete(idempotentCalls)
        .where(and(isOpen, eq(idempotentCalls.startedAt, startedAt)))
        .catch(() => undefined);
      throw error;
    }
  };

  return {
    once: async ({ operation, address, callerID, key, body }, work) => {
      const contents = await withDigests(body);
      // In one order wherever they are claimed.
      const names = keys.pseudonyms
        .map((secret) => ({
          id: hash(secret, ['call', operation, address, callerID, key]),
          bodyHash: hash(secret, ['body', contents]),
        }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const ids = names.map(({ id }) => id);
      for (let look = 0; look < looks.most; look += 1) {
        const startedAt = now();
        if (await begin(names, startedAt)) return perform(ids, startedAt, work);
        const [earlier] = await db.select().from(idempotentCalls).where(inArray(idempotentCalls.id, ids));
        // It failed a moment ago, so this one may try.
        if (!earlier) continue;
        if (!names.some(({ id, bodyHash }) => earlier.id === id && earlier.bodyHash === bodyHash)) {
          throw mismatch();
        }
        if (earlier.answer !== null) return earlier.answer;
        await pause(looks.every);
      }
      throw stillRunning();
    },
  };
}

/** What a call is known by, under the key of one secret. */
interface Name {
  readonly id: string;
  readonly bodyHash: string;
}

/** The call has begun already, under one of its names. */
class Taken extends Error {}

/** A body with what is in its files in their place, which JSON would leave out. */
async function withDigests(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const parts = Object.entries(body).map(async ([name, value]: [string, unknown]) => [
    name,
    value instanceof File ? [value.name, value.type, await digestOf(value)] : value,
  ]);
  return Object.fromEntries(await Promise.all(parts));
}

async function digestOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('base64url');
}

const stillRunning = (): ApiFailure =>
  new ApiFailure(503, 'UNAVAILABLE', 'The same call is still running. Try again in a moment.', {
    headers: { 'retry-after': '2' },
  });

function mismatch(): ApiFailure {
  return new ApiFailure(
    409,
    'IDEMPOTENCY_MISMATCH',
    'This call was sent before with other contents. Reload the page and try again.',
  );
}
