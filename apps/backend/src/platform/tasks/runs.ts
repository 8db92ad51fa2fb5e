import { backgroundTaskValues, type BackgroundTask } from '@aarambh/api-client/enums';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { taskRuns } from './tables.ts';

/** Notes how a run of a task has ended, for every copy of the server together. */
export async function noteRun(
  db: Db,
  name: BackgroundTask,
  { at, didWork }: { at: Date; didWork: boolean },
): Promise<void> {
  const run = didWork ? { succeededAt: at, failingSince: null } : { failingSince: at };
  await db
    .insert(taskRuns)
    .values({ name, ...run })
    .onConflictDoUpdate({
      target: taskRuns.name,
      set: didWork ? run : { failingSince: sql`coalesce(${taskRuns.failingSince}, excluded.failing_since)` },
    });
}

/** The row of what no task of the server does: the backups of whoever runs it. */
const backup = 'backup';

/** Notes that a backup has been made. */
export async function noteBackup(db: Db, at: Date): Promise<void> {
  const run = { succeededAt: at, failingSince: null };
  await db
    .insert(taskRuns)
    .values({ name: backup, ...run })
    .onConflictDoUpdate({ target: taskRuns.name, set: run });
}

/** When a backup was last noted; null: never. */
export async function lastBackup(db: Db): Promise<Date | null> {
  const [run] = await db.select().from(taskRuns).where(eq(taskRuns.name, backup));
  return run?.succeededAt ?? null;
}

/** How every task stands, in the order of the contract. */
export async function readTaskRuns(db: Db) {
  const runs = new Map((await db.select().from(taskRuns)).map((run) => [run.name, run]));
  return backgroundTaskValues.map((name) => ({
    name,
    succeededAt: runs.get(name)?.succeededAt?.toISOString() ?? null,
    failingSince: runs.get(name)?.failingSince?.toISOString() ?? null,
  }));
}
