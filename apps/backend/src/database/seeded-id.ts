import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** 2026-01-01T00:00:00Z in milliseconds: the time part of every seeded id. */
const seedEpoch = Date.UTC(2026, 0, 1);

/**
 * The id of a seeded record: a valid UUID version 7 that depends only on `name`, so every installation and every
 * test run has the same ids, and seeding twice finds what the first run wrote.
 * @param name path-like and unique, for example `institute/sahyadri`
 */
export function seededID(name: string): string {
  const random = createHash('sha256').update(`aarambh/${name}`).digest();
  return uuidv7({ msecs: seedEpoch, random, seq: random.readUInt32BE(16) });
}
