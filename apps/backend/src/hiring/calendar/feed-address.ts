/** The address by which calendars of other make read a person's: a secret that only its end holds. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { hashToken, newToken, roles, users } from '../../identity/index.ts';
import {
  apiPrefix,
  indianDate,
  signedIn,
  type OperationContext,
  type OperationData,
  type SignedInUser,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { calendarFeeds } from '../tables/calendar.ts';

/** What its file is called after the secret. */
const ending = '.ics';

/** Whether the caller's calendar has an address. */
export async function readFeed(
  context: OperationContext,
): Promise<OperationData<'getCalendarFeed'>['calendarFeed']> {
  const [feed] = await context.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userID, signedIn(context).id));
  return { madeAt: feed?.madeAt.toISOString() ?? null, lastReadOn: feed?.lastReadOn ?? null };
}

/** A new address of the caller's calendar; an earlier one opens nothing from then on. */
export function renewFeed(context: OperationContext): Promise<string> {
  const { id: userID } = signedIn(context);
  const token = newToken();
  const kept = { tokenHash: hashToken(token), madeAt: context.now(), lastReadOn: null };
  return context.db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ userID, ...kept })
      .onConflictDoUpdate({ target: calendarFeeds.userID, set: kept });
    await audit(tx, context, {
      entityType: 'calendarFeed',
      entityID: userID,
      subjectID: userID,
      action: 'added',
      fields: [],
    });
    return `${apiPrefix}/calendar/feed/${token}${ending}`;
  });
}

/** Takes back the address of the caller's calendar. */
export function removeFeed(context: OperationContext): Promise<void> {
  const { id: userID } = signedIn(context);
  return context.db.transaction(async (tx) => {
    const gone = await tx.delete(calendarFeeds).where(eq(calendarFeeds.userID, userID)).returning();
    if (gone.length === 0) return;
    await audit(tx, context, {
      entityType: 'calendarFeed',
      entityID: userID,
      subjectID: userID,
      action: 'deleted',
      fields: [],
    });
  });
}

/** Whose calendar an address opens, with what they may by now; undefined for one that opens nothing. Notes the first use of a day. */
export async function ownerOfFeed(
  db: Db,
  file: string,
  now: Date,
): Promise<{ owner: SignedInUser; permissions: ReadonlySet<string> } | undefined> {
  const isOfToken = eq(calendarFeeds.tokenHash, hashToken(file.slice(0, -ending.length)));
  const [found] = await db
    .select({
      user: users,
      roleScope: roles.scope,
      permissions: roles.permissions,
      lastReadOn: calendarFeeds.lastReadOn,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userID))
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(isOfToken);
  if (found?.user.userStatus !== 'Active') return undefined;
  const { user, roleScope, permissions } = found;
  const today = indianDate(now);
  if (found.lastReadOn !== today) await db.update(calendarFeeds).set({ lastReadOn: today }).where(isOfToken);
  return { owner: { ...user, roleScope, sessionID: '' }, permissions: new Set(permissions) };
}
