/** Counts attempts in the database, so that a limit holds over all copies of the server. */
import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { tooMany } from '../failure.ts';
import { pseudonym, type Keys } from '../keys.ts';
import { localized, type LocalizedText } from '../language/localized-text.ts';
import type { Limit, LimitName, Limits } from '../../config/index.ts';
import { limitCounters } from './tables.ts';

export interface Limiter {
  /**
   * Counts one attempt of `subject` (an address or a number). Count before the work, so that parallel attempts count too.
   * @throws ApiFailure 429 RATE_LIMITED with Retry-After when there were too many
   */
  attempt(name: LimitName, subject: string): Promise<void>;
  /** Counts one attempt like `attempt`, and only says whether it is one of those that the limit allows. */
  isWithin(name: LimitName, subject: string): Promise<boolean>;
  /** Attempts of `subject` in the running window. */
  used(name: LimitName, subject: string): Promise<number>;
  /** Whether `subject` may try once more. Counts nothing. */
  hasLeft(name: LimitName, subject: string): Promise<boolean>;
  /** Takes one attempt back, because it turned out to be none of those that are counted. */
  giveBack(name: LimitName, subject: string): Promise<void>;
  /** Forgets the attempts of `subject`. */
  reset(name: LimitName, subject: string): Promise<void>;
}

/**
 * Counts one more of what only so many may be within a time, over all copies of the server. Resolves to the seconds until the window's end
 * when that was one too many, otherwise to null.
 */
export async function countUp(
  db: Db,
  key: string,
  { most, seconds }: Limit,
  moment: Date,
): Promise<number | null> {
  const isOver = lte(limitCounters.resetsAt, moment);
  const [counter] = await db
    .insert(limitCounters)
    .values({ key, count: 1, resetsAt: new Date(moment.getTime() + seconds * 1000) })
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounters.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${limitCounters.resetsAt} end`,
      },
    })
    .returning();
  if (counter === undefined || counter.count <= most) return null;
  return (counter.resetsAt.getTime() - moment.getTime()) / 1000;
}

/** @param db never a transaction: an attempt counts also when what it tried is rolled back */
export function createLimiter(
  db: Db,
  { limits, keys, now }: { limits: Limits; keys: Pick<Keys, 'pseudonyms'>; now: () => Date },
): Limiter {
  const keyOf = (name: LimitName, subject: string) => `${name}:${pseudonym(keys, `${name} ${subject}`)}`;

  const count = (name: LimitName, subject: string) => countUp(db, keyOf(name, subject), limits[name], now());

  const used = async (name: LimitName, subject: string): Promise<number> => {
    const [counter] = await db
      .select()
      .from(limitCounters)
      .where(eq(limitCounters.key, keyOf(name, subject)));
    return counter === undefined || counter.resetsAt <= now() ? 0 : counter.count;
  };

  return {
    used,
    hasLeft: async (name, subject) => (await used(name, subject)) < limits[name].most,
    isWithin: async (name, subject) => (await count(name, subject)) === null,

    async attempt(name, subject) {
      const wait = await count(name, subject);
      if (wait === null) return;
      const text = localized('Too many attempts. Try again {when}.', { when: inWords(wait) });
      throw tooMany('RATE_LIMITED', text, wait);
    },

    async giveBack(name, subject) {
      await db
        .update(limitCounters)
        .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
        .where(eq(limitCounters.key, keyOf(name, subject)));
    },

    async reset(name, subject) {
      await db.delete(limitCounters).where(eq(limitCounters.key, keyOf(name, subject)));
    },
  };
}

/** `in 40 seconds`, `in 12 minutes`, `in 5 hours`. */
function inWords(seconds: number): LocalizedText {
  const [count, unit]: [number, 'second' | 'minute' | 'hour'] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 90 * 60
        ? [seconds / 60, 'minute']
        : [seconds / 3600, 'hour'];
  const whole = Math.max(1, Math.ceil(count));
  return localized(whole === 1 ? `in {count} ${unit}` : `in {count} ${unit}s`, { count: whole });
}
