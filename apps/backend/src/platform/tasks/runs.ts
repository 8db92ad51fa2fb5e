import { backgroundTaskValues, type BackgroundTask } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
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

/** How every task stands, in the order of the contract. */
export async function readTaskRuns(db: Db) {
  const runs = new Map((await db.select().from(taskRuns)).map((run) => [run.name, run]));
  return backgroundTaskValues.map((name) => ({
    name,
    succeededAt: runs.get(name)?.succeededAt?.toISOString() ?? null,
    failingSince: runs.get(name)?.failingSince?.toISOString() ?? null,
  }));
}
