import type { components } from '@aarambh/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queries } from '../session/queries.ts';

/** A message as the server lists it. */
export type Notification = components['schemas']['Notification'];

/** The two lists of messages (specification, section 3). */
export type NotificationType = Notification['type'];

/** An answer whose list is none. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
}

/** Keeps what is a message. One that is none is left out; a list that is none is an error. */
function readable(notifications: unknown): Notification[] {
  if (!Array.isArray(notifications)) throw new UnreadableList('The list of notifications could not be read.');
  return notifications.filter(isNotification);
}

function isNotification(value: unknown): value is Notification {
  if (typeof value !== 'object' || value === null) return false;
  const { id, content, created_at: sent }: Record<string, unknown> = { ...value };
  return typeof id === 'string' && typeof content === 'string' && typeof sent === 'number';
}

/** The messages of one type, newest first. */
export const notificationsOf = (type: NotificationType) =>
  queryOptions({
    ...queries().queryOptions('get', '/notification/all', { params: { query: { type } } }),
    select: ({ data }) => readable(data.notifications),
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
