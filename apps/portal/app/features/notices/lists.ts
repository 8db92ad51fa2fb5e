import type { components } from '@aarambh/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';

/** A message as the server lists it. */
export type Notification = components['schemas']['Notification'] & {
  /** Its link was not a text. */
  readonly isLinkUnreadable?: true;
};

/** What could be read of a list. */
export interface Messages {
  readonly messages: readonly Notification[];
  /** How many entries were no messages. */
  readonly leftOut: number;
}

/** The two lists of messages (specification, section 3). */
export type NotificationType = Notification['type'];

/** An answer whose list is none. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
}

/** Keeps what is a message, each with a link or none. A list that is none is an error. */
export function readMessages(list: unknown): Messages {
  if (!Array.isArray(list)) throw new UnreadableList('The list of notifications could not be read.');
  const messages = list.filter(isNotification).map(withReadableLink);
  return { messages, leftOut: list.length - messages.length };
}

/** Milliseconds from 1970 to the last moment that there is in a browser. */
const endOfTime = 8.64e15;

function isNotification(value: unknown): value is Notification {
  if (typeof value !== 'object' || value === null) return false;
  const { id, content, created_at: sent }: Record<string, unknown> = { ...value };
  const isDated = typeof sent === 'number' && Math.abs(sent) * 1000 <= endOfTime;
  return typeof id === 'string' && typeof content === 'string' && isDated;
}

function withReadableLink(notification: Notification): Notification {
  const cta: unknown = notification.cta ?? null;
  if (cta === null || typeof cta === 'string') return { ...notification, cta };
  return { ...notification, cta: null, isLinkUnreadable: true };
}

/** The messages of one type, newest first. */
export const notificationsOf = (type: NotificationType) =>
  queryOptions({
    ...queries().queryOptions('get', '/notification/all', { params: { query: { type } } }),
    select: ({ data }) => readMessages(data.notifications),
  });

/** The newest messages to everybody, of the list that the bell counts. */
export const latestNotifications = (limit: number) =>
  queryOptions({
    ...notificationsOf('Broadcast'),
    select: ({ data }): Messages => {
      const { messages, leftOut } = readMessages(data.notifications);
      return { messages: messages.slice(0, limit), leftOut };
    },
  });

const ownAccount = (mobileNumber: string) =>
  queries().queryOptions('get', '/user/{mobileNumber}', { params: { path: { mobileNumber } } });

/** Until when a person has read the broadcast messages, in milliseconds since 1970. */
export const lastReadOf = (mobileNumber: string) =>
  queryOptions({
    ...ownAccount(mobileNumber),
    select: ({ data }) => {
      const { seconds, nanoseconds } = data.user.broadcastNotificationLastRead;
      return seconds * 1000 + nanoseconds / 1e6;
    },
  });

/** When a message was sent, in milliseconds since 1970. */
export function sentAt({ createdAt, created_at: seconds }: Notification): number {
  const exact = Date.parse(createdAt);
  return Number.isNaN(exact) ? seconds * 1000 : exact;
}

/** Whether a message is new: critical ones say so themselves, broadcast ones are newer than what was read. */
export function isNew(notification: Notification, readUntil: number): boolean {
  return notification.type === 'Critical' ? notification.isRead !== true : sentAt(notification) > readUntil;
}

/** How many messages of a list are new. */
export const countOfNew = ({ messages }: Messages, readUntil: number): number =>
  messages.filter((each) => isNew(each, readUntil)).length;
