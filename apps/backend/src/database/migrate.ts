/** Whether the database has every migration, by one query instead of the library's several. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { max } from 'drizzle-orm';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { migrationsFolder } from '../folders.ts';
import type { Db } from './open.ts';

/** Where Drizzle notes the migrations it has run. */
const migrations = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** False also when that cannot be told, as in an empty database. */
export async function isUpToDate(db: Db): Promise<boolean> {
  try {
    const [last] = await db.select({ at: max(migrations.createdAt) }).from(migrations);
    return last?.at != null && last.at === lastMigration();
  } catch {
    return false;
  }
}

function lastMigration(): number | undefined {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.at(-1)?.when;
}
