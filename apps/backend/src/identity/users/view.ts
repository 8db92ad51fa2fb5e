/** An account as the contract shows it. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { states } from '../../catalogue/index.ts';
import { roles } from '../tables/roles.ts';
import { findParentName } from './parent.ts';
import { candidates, users } from '../tables/users.ts';

export type UserView = OperationData<'getUserByMobile'>['user'];

/**
 * The one account that meets `condition`, or undefined. Password, failed sign-ins and other internals are not read.
 * @param condition names at most one account, and limits it to those the caller may see
 */
export async function findUserView(db: Db, condition: SQL | undefined): Promise<UserView | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      type: users.type,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      mobileNumber: users.mobileNumber,
      isFresher: users.isFresher,
      parentEntityID: users.parentEntityID,
      parentEntityType: users.parentEntityType,
      roleID: users.roleID,
      roleName: roles.name,
      userStatus: users.userStatus,
      emailVerifiedAt: users.emailVerifiedAt,
      mobileVerifiedAt: users.mobileVerifiedAt,
      locale: users.locale,
      imageID: users.imageID,
      city: candidates.city,
      state: states.name,
      lastReadSeconds: users.broadcastLastReadSeconds,
      lastReadNanoseconds: users.broadcastLastReadNanoseconds,
      lastLoginAt: users.lastLoginAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleID))
    .leftJoin(candidates, eq(candidates.userID, users.id))
    .leftJoin(states, eq(states.code, candidates.stateCode))
    .where(and(condition));
  if (!row) return undefined;
  const {
    lastReadSeconds,
    lastReadNanoseconds,
    emailVerifiedAt,
    mobileVerifiedAt,
    lastLoginAt,
    createdAt,
    ...rest
  } = row;
  return {
    ...rest,
    parentEntityName: await findParentName(db, row),
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    mobileVerifiedAt: mobileVerifiedAt?.toISOString() ?? null,
    broadcastNotificationLastRead: { seconds: lastReadSeconds, nanoseconds: lastReadNanoseconds },
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
