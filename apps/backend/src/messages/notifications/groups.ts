/** Notifications to a group: who is in it is known in higher contexts, and written down when the message is sent. */
import { and, asc, eq, gt, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { currentDegrees } from '../../candidates/index.ts';
import { callerOf, preferences, users, writtenName } from '../../identity/index.ts';
import { ApiFailure, type SignedInUser } from '../../platform/index.ts';
import { notificationRecipients, type AudienceGroup, type Notification } from '../tables/notifications.ts';
import { activeAudience, organisationsInScope, type Who } from './audience.ts';
import { waysOf } from './channels.ts';

/** A group as a sender names it. */
export type NamedGroup = Omit<AudienceGroup, 'name'>;

/** A group that the caller reaches. */
export interface KnownGroup {
  /** As its sender knows it. */
  name: string;
  /** Condition on rows of `users`: the person belongs to it. */
  isMember: SQL | undefined;
  /** When and where a person of `users` is expected; absent where nobody is. */
  appointment?: { time: SQL; place: SQL };
}

/** Who writes to a group, and what for. */
export interface Sender {
  user: SignedInUser;
  permissions: ReadonlySet<string>;
}

/** Finds a group for its sender. @throws ApiFailure 403 for a kind of people whose list the sender does not read, 404 for one out of reach */
export type FindGroup = (db: Db, group: NamedGroup, sender: Sender) => Promise<KnownGroup>;

/** Writes down whom a notification is for. Whoever joins later is none of them. */
export async function writeDownPeople(
  tx: Transaction,
  { id, type, weight, kind, scheduledAt, createdAt }: Notification,
  who: Who,
): Promise<void> {
  const { byEmail, bySms } = waysOf({ weight, kind, isFromPeople: true });
  const at = (scheduledAt ?? createdAt).toISOString();
  const rollNumber = sql`(select ${currentDegrees.rollNumber} from ${currentDegrees} where ${currentDegrees.userID} = ${users.id})`;
  const { time, place } = who.appointment ?? { time: sql`null`, place: sql`null` };
  await tx.execute(sql`
    insert into ${notificationRecipients} (notification_id, user_id, type, created_at, is_listed, is_forwarded, fields)
    select ${id}, ${users.id}, ${type}, ${at}::timestamptz, true, coalesce(${byEmail}, false) or coalesce(${bySms}, false),
      jsonb_build_object('name', ${writtenName(users)}, 'rollNumber', ${rollNumber}, 'time', ${time}, 'place', ${place})
    from ${users} left join ${preferences} on ${preferences.userID} = ${users.id}
    where ${activeAudience(who)}
    order by ${users.id}`);
}

/** The next of the people who were written down, behind the last, in the order of ids; and who of them the sender may still write to. */
export async function nextOfGroup(
  tx: Transaction,
  notification: Notification,
  findGroup: FindGroup,
  most: number,
): Promise<{ ids: string[]; last: string | null }> {
  const { notificationID, userID } = notificationRecipients;
  const rows = await tx
    .select({ userID })
    .from(notificationRecipients)
    .where(and(eq(notificationID, notification.id), gt(userID, notification.forwardedTo ?? '')))
    .orderBy(asc(userID))
    .limit(most);
  const ids = rows.map((row) => row.userID);
  const mayWriteTo = await reachOfSender(tx, notification, findGroup);
  const allowed = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), mayWriteTo));
  await tx
    .update(notificationRecipients)
    .set({ isListed: false, isForwarded: false })
    .where(
      and(
        eq(notificationID, notification.id),
        inArray(userID, ids),
        not(
          inArray(
            userID,
            allowed.map(({ id }) => id),
          ),
        ),
      ),
    );
  return { ids: allowed.map(({ id }) => id), last: ids.length < most ? null : (ids.at(-1) ?? null) };
}

/** Condition on rows of `users`: the sender may write to them now. */
async function reachOfSender(
  db: Db,
  { createdBy, audienceGroup }: Notification,
  findGroup: FindGroup,
): Promise<SQL | undefined> {
  const nobody = sql`false`;
  const sender = createdBy === null ? null : await callerOf(db, createdBy);
  if (sender === null || !sender.permissions.has('Create Notification')) return nobody;
  if (audienceGroup !== null && !(await isReached(db, audienceGroup, sender, findGroup))) return nobody;
  const organisations = await organisationsInScope(db, sender.user);
  return organisations === null ? undefined : inArray(users.parentEntityID, [...organisations]);
}

async function isReached(
  db: Db,
  { name: _name, ...group }: AudienceGroup,
  sender: Sender,
  findGroup: FindGroup,
): Promise<boolean> {
  // A list that was renamed or deleted has done its part when the people were written down.
  if (group.kind === 'SavedList') return true;
  try {
    await findGroup(db, group, sender);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}
