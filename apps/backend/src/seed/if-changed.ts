/**
 * Whether the first data has to be looked through. The data itself is loaded only then: working it out takes a tenth of the
 * time of a start, which mostly finds it unchanged.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/index.ts';
import { allPermissions } from '../identity/index.ts';
import type { SeedOptions } from './index.ts';
import { seedMarks } from './tables.ts';
import { dayMs } from '../platform/index.ts';

/** What the bundle names the program of the seed by; sources have no such name and are told apart by their data. */
declare const seedVersion: string | undefined;

/** Tells seeds apart; in the sandbox those of one dayMs, because seeding brings back what was tidied away. */
export async function fingerprintOfSeed(options: Omit<SeedOptions, 'hashPassword'>): Promise<string> {
  const { sandbox, withJobs, crowd, now } = options;
  const data = [
    allPermissions(),
    typeof seedVersion === 'string' ? seedVersion : (await import('./index.ts')).seededData(options),
    { sandbox, withJobs: sandbox && withJobs, ...(sandbox && withJobs && { crowd }) },
    sandbox ? Math.floor(now.getTime() / dayMs) : null,
  ];
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url');
}

/** Whether the last seeding had the fingerprint. False also when that cannot be told, as in an empty database. */
export async function isSeeded(db: Db, fingerprint: string): Promise<boolean> {
  try {
    const [mark] = await db.select().from(seedMarks).where(eq(seedMarks.name, 'seed'));
    return mark?.fingerprint === fingerprint;
  } catch {
    return false;
  }
}

/** Seeds unless the last seeding had the same fingerprint. */
export async function seedIfChanged(db: Db, fingerprint: string, options: SeedOptions): Promise<void> {
  if (await isSeeded(db, fingerprint)) return;
  const { seed } = await import('./index.ts');
  await seed(db, options);
  await db
    .insert(seedMarks)
    .values({ name: 'seed', fingerprint })
    .onConflictDoUpdate({ target: seedMarks.name, set: { fingerprint } });
}
