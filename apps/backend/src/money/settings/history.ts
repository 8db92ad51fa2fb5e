/** Who changed which settings of a scope, when, from what, to what and why. */
import { count, desc, eq, sql } from 'drizzle-orm';
import { type Db, offsetOf } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { users } from '../../identity/index.ts';
import { settingKeys } from './config.ts';
import { settingChanges } from './tables.ts';

type ListedChange = OperationData<'listSettingChanges'>['history'][number];

/** A page of the changes of a scope, newest first, and how many there are. */
export async function listSettingChanges(
  db: Db,
  scopeID: string,
  page: { pageNo: number; pageSize: number },
): Promise<{ history: ListedChange[]; total: number }> {
  const ofScope = eq(settingChanges.scopeID, scopeID);
  const rows = await db
    .select({
      change: settingChanges,
      // The account may be erased; the record of the change stays.
      changedBy: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
    })
    .from(settingChanges)
    .leftJoin(users, eq(users.id, settingChanges.changedBy))
    .where(ofScope)
    .orderBy(desc(settingChanges.changedAt), desc(settingChanges.id))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(settingChanges).where(ofScope);
  const history = rows.map(({ change, changedBy }) => ({
    id: change.id,
    changedAt: change.changedAt.toISOString(),
    changedBy,
    reason: change.reason,
    changes: settingKeys
      .filter((key) => key in change.changes)
      .map((key) => ({ key, from: change.previous[key] ?? null, to: change.changes[key] ?? null })),
  }));
  return { history, total: counted?.total ?? 0 };
}
