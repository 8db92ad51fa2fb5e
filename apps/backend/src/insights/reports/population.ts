/** Whom the numbers of dashboards and reports are about, as conditions of the query. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { currentDegrees, hasDegreeThat } from '../../candidates/index.ts';
import { accountsThatCount, usersInScope, type Viewer, users } from '../../identity/index.ts';
import { wallets } from '../../money/index.ts';

/** Of whom a report is, within what the viewer's role reaches. */
export interface Selection {
  instituteID?: string | undefined;
  /** Only who graduate in this year. */
  passingYear?: number | undefined;
}

/** Whether a report is of everybody in the viewer's scope. */
export const isWhole = ({ instituteID, passingYear }: Selection): boolean =>
  instituteID === undefined && passingYear === undefined;

/** Candidates and employers in the viewer's scope, of those who are selected. */
export function membersInScope(
  db: Db,
  viewer: Viewer,
  { instituteID, passingYear }: Selection,
): SQL | undefined {
  return and(
    accountsThatCount,
    inArray(users.type, ['C', 'E']),
    usersInScope(db, viewer, true),
    instituteID === undefined ? undefined : eq(users.parentEntityID, instituteID),
    passingYear === undefined ? undefined : hasDegreeThat(eq(currentDegrees.passingYear, passingYear)),
  );
}

/** Candidates in the viewer's scope, of those who are selected. */
export function candidatesInScope(db: Db, viewer: Viewer, selection: Selection): SQL | undefined {
  return and(membersInScope(db, viewer, selection), eq(users.type, 'C'));
}

/** Wallets of the people and companies in the viewer's scope. */
export function walletsInScope(db: Db, viewer: Viewer, selection: Selection): SQL | undefined {
  if (viewer.roleScope === 'all' && isWhole(selection)) {
    return inArray(wallets.ownerType, ['user', 'company']);
  }
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(candidatesInScope(db, viewer, selection));
  const ofPeople = and(eq(wallets.ownerType, 'user'), inArray(wallets.ownerID, people));
  if (viewer.roleScope !== 'company' || viewer.parentEntityID === null) return ofPeople;
  return or(ofPeople, and(eq(wallets.ownerType, 'company'), eq(wallets.ownerID, viewer.parentEntityID)));
}
