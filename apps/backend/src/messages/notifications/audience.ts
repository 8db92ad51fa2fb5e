/** Whom a notification is for, as a condition on people. */
import { personName } from '@aarambh/forms';
import { and, eq, inArray, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationRequest } from '../../platform/index.ts';
import { institutes } from '../../organisations/index.ts';
import { currentDegrees } from '../../candidates/index.ts';
import { preferences, type Viewer, users } from '../../identity/index.ts';
import {
  notificationRecipients,
  notifications,
  type NotificationType,
  type Weight,
} from '../tables/notifications.ts';
import { waysOf } from './channels.ts';

/** The columns that narrow an audience, as they are stored: each list must name the person, null does not narrow. */
export type AudienceColumns = Pick<
  typeof notifications.$inferSelect,
  | 'audienceTypes'
  | 'audienceRoles'
  | 'audienceEntities'
  | 'audienceUsers'
  | 'audiencePrograms'
  | 'audiencePassingYears'
>;

/** Whom a message is for: everybody of an audience, of a group only who belongs to it. */
export interface Who {
  columns: AudienceColumns;
  isMember?: SQL | undefined;
  /** When and where a person is expected, for the fields of the text. */
  appointment?: { time: SQL; place: SQL } | undefined;
}

/** An audience as the contract writes it. */
export type Audience = OperationRequest<'previewNotification'>['body']['audience'];

/** Condition on a row of `users`: the person is in the audience of the notification of the same query, which is not addressed. */
export const isInItsAudience: SQL | undefined = and(
  sql`not ${notifications.isAddressed}`,
  reaches(notifications),
);

/** Condition on a row of `users`: the notification of the same query is for this person. */
export const reachesUser: SQL | undefined = or(
  isInItsAudience,
  and(
    sql`${notifications.isAddressed}`,
    sql`exists (select from ${notificationRecipients} where ${and(
      eq(notificationRecipients.notificationID, notifications.id),
      eq(notificationRecipients.userID, users.id),
      sql`${notificationRecipients.isListed}`,
    )})`,
  ),
);

/** Condition on a row of `users`: a notification with this audience would be for this person. */
export function isInAudience(audience: AudienceColumns): SQL | undefined {
  const list = (key: keyof AudienceColumns): SQLWrapper => sql.param(audience[key], notifications[key]);
  return reaches(
    {
      audienceTypes: list('audienceTypes'),
      audienceRoles: list('audienceRoles'),
      audienceEntities: list('audienceEntities'),
      audienceUsers: list('audienceUsers'),
      audiencePrograms: list('audiencePrograms'),
      audiencePassingYears: list('audiencePassingYears'),
    },
    audience,
  );
}

/** @param known what of the lists is known to be null, and so need not be asked of the database */
function reaches(
  lists: Readonly<Record<keyof AudienceColumns, SQLWrapper>>,
  known?: AudienceColumns,
): SQL | undefined {
  const unlessNull = (key: keyof AudienceColumns, condition: SQL): SQL | undefined => {
    if (known === undefined) return sql`(${lists[key]} is null or ${condition})`;
    return known[key] === null ? undefined : condition;
  };
  const names = (key: keyof AudienceColumns, value: SQLWrapper) =>
    unlessNull(key, sql`${value} = any(${lists[key]})`);
  const studies = (key: keyof AudienceColumns, value: SQLWrapper) =>
    unlessNull(
      key,
      sql`exists (select from ${currentDegrees} where ${currentDegrees.userID} = ${users.id} and ${value} = any(${lists[key]}))`,
    );
  return and(
    names('audienceTypes', users.type),
    names('audienceRoles', users.roleID),
    names('audienceEntities', users.parentEntityID),
    names('audienceUsers', users.id),
    studies('audiencePrograms', currentDegrees.programID),
    studies('audiencePassingYears', currentDegrees.passingYear),
  );
}

/** An audience as it is stored: institutes and companies are both what a person belongs to, so either will do. */
export function storedAudience(audience: Audience): AudienceColumns {
  const { types, roleIDs, instituteIDs = [], companyIDs = [], userIDs, programIDs, passingYears } = audience;
  return {
    audienceTypes: unlessEmpty(types),
    audienceRoles: unlessEmpty(roleIDs),
    audienceEntities: unlessEmpty([...instituteIDs, ...companyIDs]),
    audienceUsers: unlessEmpty(userIDs),
    audiencePrograms: unlessEmpty(programIDs),
    audiencePassingYears: unlessEmpty(passingYears),
  };
}

function unlessEmpty<Item>(list: readonly Item[] | undefined): Item[] | null {
  return list === undefined || list.length === 0 ? null : [...list];
}

/**
 * Institutes, companies and universities whose people the sender may write to; null when there is no limit. The own account
 * alone is nobody to write to, so it gives none.
 */
export async function organisationsInScope(db: Db, viewer: Viewer): Promise<readonly string[] | null> {
  if (viewer.roleScope === 'all') return null;
  if (viewer.roleScope === 'own' || viewer.parentEntityID === null) return [];
  if (viewer.roleScope !== 'university') return [viewer.parentEntityID];
  const rows = await db
    .select({ id: institutes.id })
    .from(institutes)
    .where(eq(institutes.universityID, viewer.parentEntityID));
  return [viewer.parentEntityID, ...rows.map(({ id }) => id)];
}

/** An audience without the people whom the sender may not write to. */
export function withinScope(
  audience: AudienceColumns,
  organisations: readonly string[] | null,
): AudienceColumns {
  if (organisations === null) return audience;
  const { audienceEntities: named } = audience;
  const inScope = new Set(organisations);
  return { ...audience, audienceEntities: named?.filter((id) => inScope.has(id)) ?? [...organisations] };
}

/** Condition on notifications: those for the given organisations alone. */
export function isWithin(organisations: readonly string[] | null): SQL | undefined {
  if (organisations === null) return undefined;
  return sql`${notifications.audienceEntities} <@ ${sql.param([...organisations], notifications.audienceEntities)}`;
}

/** How many people can sign in and are in an audience. */
export function countAudience(db: Db, who: Who): Promise<number> {
  return db.$count(users, activeAudience(who));
}

/** How many of them a message of this weight, which somebody wrote, would reach by e-mail, by SMS and on WhatsApp. */
export async function countForwarded(
  db: Db,
  who: Who,
  weight: Weight,
): Promise<Record<'emailCount' | 'smsCount' | 'whatsappCount', number>> {
  const { byEmail, bySms, byWhatsapp } = waysOf({ weight, kind: null, isFromPeople: true });
  const [counts] = await db
    .select({
      emailCount: sql<number>`count(*) filter (where coalesce(${byEmail}, false))`.mapWith(Number),
      smsCount: sql<number>`count(*) filter (where coalesce(${bySms}, false))`.mapWith(Number),
      whatsappCount: sql<number>`count(*) filter (where ${byWhatsapp})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(preferences, eq(preferences.userID, users.id))
    .where(activeAudience(who));
  return counts ?? { emailCount: 0, smsCount: 0, whatsappCount: 0 };
}

/** First and last names of a few of them. */
export async function sampleAudience(db: Db, who: Who, size: number): Promise<string[]> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(activeAudience(who))
    .orderBy(users.fullName, users.id)
    .limit(size);
  return rows.map(personName);
}

/** Condition on rows of `users`: whom it would reach who can sign in. */
export function activeAudience({ columns, isMember }: Who): SQL | undefined {
  return and(eq(users.userStatus, 'Active'), isInAudience(columns), isMember);
}

/**
 * The type of a notification and those of the people whose list it is in, or was until it was recalled. Null when that is none of
 * them, or its time has not come.
 */
export async function reachedOf(
  db: Db,
  notificationID: string,
  userIDs: readonly string[],
  now: Date,
): Promise<{ type: NotificationType; userIDs: string[] } | null> {
  const rows = await db
    .select({ id: users.id, type: notifications.type })
    .from(users)
    .innerJoin(notifications, eq(notifications.id, notificationID))
    .where(and(inArray(users.id, [...userIDs]), hasStarted(now), reachesUser));
  const [first] = rows;
  return first === undefined ? null : { type: first.type, userIDs: rows.map(({ id }) => id) };
}

/** Condition on notifications: their time has come. */
export function hasStarted(now: Date): SQL | undefined {
  return or(isNull(notifications.scheduledAt), lte(notifications.scheduledAt, now));
}
