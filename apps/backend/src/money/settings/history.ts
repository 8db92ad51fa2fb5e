/** Who changed which settings of a scope, when, from what, to what and why. */
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { countUpTo, readPageFrom, type Sequence } from '../../records/index.ts';
import { settingKeys } from './config.ts';
import { settingChanges } from '../tables/settings.ts';

type ListedChange = OperationData<'listSettingChanges'>['history'][number];

const newestFirst: Sequence = {
  keys: [{ name: 'changedAt', column: settingChanges.changedAt }],
  isDescending: true,
  sort: '-changedAt',
};

/** A page of the changes of a scope, newest first. */
export async function listSettingChanges(db: Db, scopeID: string, page: Parameters<typeof readPageFrom>[1]) {
  const ofScope = eq(settingChanges.scopeID, scopeID);
  const { rows, meta } = await readPageFrom(
    {
      order: newestFirst,
      id: settingChanges.id,
      read: ({ beyond, by, limit, offset }) =>
        db
          .select({
            ...getTableColumns(settingChanges),
            // The account may be erased; the record of the change stays.
            changedByName: sql<string>`coalesce(${writtenName(users)}, '')`,
          })
          .from(settingChanges)
          .leftJoin(users, eq(users.id, settingChanges.changedBy))
          .where(and(ofScope, beyond))
          .orderBy(...by)
          .limit(limit)
          .offset(offset),
      count: (limit) => countUpTo(db, settingChanges, ofScope, limit),
    },
    page,
  );
  const history: ListedChange[] = rows.map((change) => ({
    id: change.id,
    changedAt: change.changedAt.toISOString(),
    changedBy: change.changedByName,
    reason: change.reason,
    changes: settingKeys
      .filter((key) => key in change.changes)
      .map((key) => ({ key, from: change.previous[key] ?? null, to: change.changes[key] ?? null })),
  }));
  return { history, meta };
}
