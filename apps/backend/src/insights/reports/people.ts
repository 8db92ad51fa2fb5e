/** Whom the numbers of dashboards and reports are about, as conditions of the query. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { accountsThatCount, usersInScope, type Viewer, users } from '../../identity/index.ts';
import { wallets } from '../../money/index.ts';

/** Candidates and employers in the viewer's scope, of one institute if it is named. */
export function membersInScope(db: Db, viewer: Viewer, instituteID?: string): SQL | undefined {
  return and(
    accountsThatCount,
    inArray(users.type, ['C', 'E']),
    usersInScope(db, viewer, true),
    instituteID === undefined ? undefined : eq(users.parentEntityID, instituteID),
  );
}

/** Candidates in the viewer's scope, of one institute if it is named. */
export function candidatesInScope(db: Db, viewer: Viewer, instituteID?: string): SQL | undefined {
  return and(membersInScope(db, viewer, instituteID), eq(users.type, 'C'));
}

/** Wallets of the people and companies in the viewer's scope. */
export function walletsInScope(db: Db, viewer: Viewer, instituteID?: string): SQL | undefined {
  if (viewer.roleScope === 'all' && instituteID === undefined) {
    return inArray(wallets.ownerType, ['user', 'company']);
  }
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(candidatesInScope(db, viewer, instituteID));
  const ofPeople = and(eq(wallets.ownerType, 'user'), inArray(wallets.ownerID, people));
  if (viewer.roleScope !== 'company' || viewer.parentEntityID === null) return ofPeople;
  return or(ofPeople, and(eq(wallets.ownerType, 'company'), eq(wallets.ownerID, viewer.parentEntityID)));
}
