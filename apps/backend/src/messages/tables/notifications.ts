/** Notifications: broadcast and critical messages, and who has read them. */
import {
  notificationTypeValues,
  pushKindValues,
  userTypeValues,
  type AudienceGroupKind,
  type MappingStatus,
} from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entityColumns, instant, oneOf } from '../../database/index.ts';
import { users } from '../../identity/index.ts';

/** Kinds of news of which people choose the ways. */
const newsKinds = ['jobs', 'applications', 'profile'] as const;
export type NewsKind = (typeof newsKinds)[number];

/**
 * By what a piece of news goes out where nobody has chosen otherwise; the ways that a person chose for its kind come on top.
 * - `binding`: by SMS and, where the address is confirmed, by e-mail, whatever was chosen
 * - `timely`: by both, until the person switches that off: it has a time, or ends something
 * - `decision`: by e-mail, until the person switches that off
 * - `usual`: on the bell, and in the e-mail of the day while it is not read
 */
const weights = ['binding', 'timely', 'decision', 'usual'] as const;
export type Weight = (typeof weights)[number];

export type NotificationType = (typeof notificationTypeValues)[number];

/** People who are found by what they do here, and what their sender calls them. */
export interface AudienceGroup {
  kind: AudienceGroupKind;
  /** Of the season, the job, the round or the saved view. */
  id: string;
  /** Of applicants: only those with one of these statuses. */
  statuses?: MappingStatus[];
  name: string;
}

/** What a text with fields says to one person; a moment is ISO 8601. */
export interface FieldValues {
  name: string;
  rollNumber: string | null;
  time: string | null;
  place: string | null;
}

/** What the calendar of its reader is to show, or to show no longer; moments are ISO 8601. */
export interface Invitation {
  /** Under which identifier a followed calendar has it as well, before the `@`. */
  id: string;
  isCancelled: boolean;
  title: string;
  startsAt: string;
  endsAt: string;
  /** Whether it takes days of India, from the midnight before the first to that after the last. */
  isAllDay: boolean;
  place: string | null;
}

/**
 * A message and whom it is for: those whom `notification_recipients` names if it is addressed, otherwise its audience. Each `audience...`
 * column narrows that; null does not narrow, so a row with all of them null is for everybody.
 */
export const notifications = pgTable(
  'notifications',
  {
    ...entityColumns(),
    type: text({ enum: notificationTypeValues }).notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    /** Of its e-mail, in the words of the message alone; null: the usual one. */
    subject: text(),
    /** What its e-mail puts into calendars, or takes out of them; null: nothing. */
    invitation: jsonb().$type<Invitation>(),
    /** Where "Click Here" leads: a path of the portal or an https address. */
    cta: text(),
    /** Whether it is for the people of `notification_recipients`, whatever stands in the audience. */
    isAddressed: boolean().notNull().default(false),
    /** Account types, role ids, ids of institutes, companies or universities, user ids. */
    audienceTypes: text({ enum: userTypeValues }).array(),
    audienceRoles: text().array(),
    audienceEntities: text().array(),
    audienceUsers: text().array(),
    /** Programs that candidates study now, and years in which they finish. */
    audiencePrograms: text().array(),
    audiencePassingYears: integer().array(),
    /** The group whose people were written down as those of `notification_recipients` when it was sent; null: none. */
    audienceGroup: jsonb().$type<AudienceGroup>(),
    /** Listed from then on; null: from its creation on. */
    scheduledAt: instant(),
    /** No longer listed from then on. */
    expiresAt: instant(),
    /** When people were last written to by e-mail and SMS, at first when that began; null before, and for what does not go out. */
    forwardedAt: instant(),
    /**
     * While it goes out: the id of the person who was written to last, in the order of ids; empty before the first. Null before and
     * after, and for what an earlier version sent at once.
     */
    forwardedTo: text(),
    /** What kind of news it is, of which its people choose the ways; null for what has to be told and what somebody wrote. */
    kind: text({ enum: newsKinds }),
    /** How it goes out by itself; null: as an earlier version sent it. */
    weight: text({ enum: weights }),
    /** Shown by the browsers of those of its people who chose that kind; null: by none. */
    pushKind: text({ enum: pushKindValues }),
    /** An earlier version wrote here who gets it by e-mail or SMS; now that stands with each recipient. */
    forwardTo: text().array(),
    /** How many people it was for when it was sent; null where that was not counted. */
    sentCount: integer(),
    /** Whom it names, or who alone is told: it goes with this account. */
    aboutUserID: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Names the occasion of a message that the system sends, so that one occasion sends one message. */
    occasion: text().unique(),
  },
  (table) => [
    index('notifications_newest').on(table.type, table.createdAt.desc()),
    index('notifications_to_audiences')
      .on(table.type, sql`coalesce(${table.scheduledAt}, ${table.createdAt}) desc`)
      .where(sql`not ${table.isAddressed}`),
    index('notifications_to_address')
      .on(table.id)
      .where(
        sql`not ${table.isAddressed} and ${table.occasion} is not null and ${table.audienceUsers} is not null`,
      ),
    index('notifications_scheduled').on(table.scheduledAt),
    index('notifications_due')
      .on(table.createdAt)
      .where(
        sql`${table.forwardedAt} is null and (${table.forwardTo} is not null or (${table.scheduledAt} is not null and (${table.type} = 'Broadcast' or ${table.weight} is not null)))`,
      ),
    // By this an earlier version beside this one finds what is due.
    index('notifications_to_forward')
      .on(table.createdAt)
      .where(
        sql`${table.forwardedAt} is null and (${table.forwardTo} is not null or (${table.type} = 'Broadcast' and ${table.scheduledAt} is not null))`,
      ),
    index('notifications_forwarding')
      .on(table.forwardedAt)
      .where(sql`${table.forwardedTo} is not null`),
    index('notifications_about')
      .on(table.aboutUserID)
      .where(sql`${table.aboutUserID} is not null`),
    check('notifications_type_known', oneOf(table.type, notificationTypeValues)),
  ],
);

/** Whom an addressed notification is for, a row for each person: so a list is read from an index, whatever others get. */
export const notificationRecipients = pgTable(
  'notification_recipients',
  {
    notificationID: text()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the notification, as is the moment. */
    type: text({ enum: notificationTypeValues }).notNull(),
    createdAt: instant().notNull(),
    /** Whether it is in the person's list: some have chosen to get news of a kind in other ways. */
    isListed: boolean().notNull(),
    /** Whether it goes out to the person by e-mail or SMS. */
    isForwarded: boolean().notNull(),
    /** What its fields say to this person; null where it has none. */
    fields: jsonb().$type<FieldValues>(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationID, table.userID] }),
    index('notification_recipients_listed')
      .on(table.userID, table.type, table.createdAt)
      .where(sql`${table.isListed}`),
    index('notification_recipients_by_age').using('brin', table.createdAt),
  ],
);

/** That a person has read a notification: a critical one by saying so, a broadcast one by opening the list. */
export const notificationReceipts = pgTable(
  'notification_receipts',
  {
    notificationID: text()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationID, table.userID] }),
    index('notification_receipts_by_user').on(table.userID),
  ],
);

export type Notification = typeof notifications.$inferSelect;
