import { and, arrayContains, eq, exists, inArray, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { pushSubscriptions } from '../identity/index.ts';
import { columnsWithout, partOfQuery, writtenBy, type Person, type PersonalData } from '../database/index.ts';
import { dailyDigests } from './tables/daily-digests.ts';
import { messageCounts } from './tables/message-counts.ts';
import { noticeTemplates } from './tables/notice-templates.ts';
import { notificationReceipts, notificationRecipients, notifications } from './tables/notifications.ts';
import { outboxMessages } from './tables/outbox.ts';
import { smsTemplates } from './tables/sms-templates.ts';
import { webhookDeliveries, webhooks } from './tables/webhooks.ts';

const isAbout = ({ id }: Person): SQL => eq(notifications.aboutUserID, id);

/** Notifications that are addressed to the person. */
const addressedTo = ({ id }: Person) =>
  inArray(
    notifications.id,
    partOfQuery
      .select({ id: notificationRecipients.notificationID })
      .from(notificationRecipients)
      .where(eq(notificationRecipients.userID, id)),
  );

const addressedToOthers = ({ id }: Person): SQL =>
  exists(
    partOfQuery
      .select({ id: notificationRecipients.notificationID })
      .from(notificationRecipients)
      .where(
        and(
          eq(notificationRecipients.notificationID, notifications.id),
          ne(notificationRecipients.userID, id),
        ),
      ),
  );

/** Whom an earlier version told, or staff chose by name. */
const readers = sql`(coalesce(${notifications.audienceUsers}, '{}') || coalesce(${notifications.forwardTo}, '{}'))`;

/** What is for this person and nobody else. */
const isForAlone = (person: Person): SQL | undefined =>
  or(
    and(sql`${person.id} = any(${readers})`, sql`${readers} <@ array[${person.id}]`),
    and(addressedTo(person), not(addressedToOthers(person))),
  );

/** What of the tables of messages is about people. */
export const messagesData: readonly PersonalData[] = [
  {
    table: webhookDeliveries,
    aboutNobody:
      'Ids of applications and what became of them, for a month: they name nobody once an application is gone.',
  },
  { table: messageCounts, aboutNobody: 'How many messages went out on a day, by institute.' },
  { table: smsTemplates, aboutNobody: writtenBy },
  { table: noticeTemplates, aboutNobody: writtenBy },
  {
    table: dailyDigests,
    aboutNobody: 'How far the e-mail of a day has come: the id of one person, for a day.',
  },
  {
    table: webhooks,
    countedAs: 'part',
    rows: ({ id }) => eq(webhooks.ownerID, id),
    exported: { as: 'webhooks', columns: columnsWithout(webhooks, ['sealedSecret']) },
    erased: 'along',
  },
  {
    table: notificationReceipts,
    countedAs: 'part',
    rows: ({ id }) => eq(notificationReceipts.userID, id),
    exported: { as: 'readNotifications', columns: columnsWithout(notificationReceipts) },
    erased: 'along',
  },
  {
    table: notificationRecipients,
    countedAs: 'part',
    rows: ({ id }) => eq(notificationRecipients.userID, id),
    exported: { as: 'recipientOf', columns: columnsWithout(notificationRecipients) },
    erased: 'along',
  },
  // Before the outbox: whoever forwards one holds its row, so that by then the outbox has what was made of it.
  {
    table: notifications,
    countedAs: 'messages',
    rows: (person) =>
      or(
        isAbout(person),
        arrayContains(notifications.audienceUsers, [person.id]),
        arrayContains(notifications.forwardTo, [person.id]),
        addressedTo(person),
      ),
    exported: {
      as: 'notifications',
      columns: columnsWithout(notifications, [
        'audienceUsers',
        // What its sender calls the people, such as a list of students.
        'audienceGroup',
        'forwardTo',
        'createdBy',
        'updatedBy',
        'occasion',
      ]),
    },
    // What more people read names none of them.
    erased: { deleted: (person) => or(isAbout(person), isForAlone(person)) },
  },
  {
    table: outboxMessages,
    countedAs: 'messages',
    rows: ({ id, mobileNumber, email }) =>
      or(
        eq(outboxMessages.aboutUserID, id),
        eq(outboxMessages.toUserID, id),
        inArray(
          outboxMessages.recipient,
          partOfQuery
            .select({ id: pushSubscriptions.id })
            .from(pushSubscriptions)
            .where(eq(pushSubscriptions.userID, id)),
        ),
        eq(outboxMessages.recipient, mobileNumber),
        email === null ? undefined : eq(outboxMessages.recipient, email),
      ),
    // Messages bring codes and links; what a notice says is in `notifications`.
    exported: {
      as: 'messages',
      columns: {
        channel: outboxMessages.channel,
        recipient: outboxMessages.recipient,
        subject: outboxMessages.subject,
        createdAt: outboxMessages.createdAt,
        deliveredAt: outboxMessages.deliveredAt,
      },
    },
    erased: 'deleted',
  },
];
