import { notFound } from '../../platform/failure.ts';
import { signedIn, type OperationData, type Operations } from '../../platform/operation.ts';
import { changeUser } from '../users/service.ts';
import { listForReader, markAllRead, markRead, type NotificationForReader } from './service.ts';

type NotificationView = OperationData<'listNotifications'>['notifications'][number];

/** `isRead` is of critical messages only: broadcast ones are new or not by the person's last-read time. */
function view({ createdAt, isRead, ...message }: NotificationForReader): NotificationView {
  return {
    ...message,
    created_at: Math.floor(createdAt.getTime() / 1000),
    createdAt: createdAt.toISOString(),
    ...(message.type === 'Critical' ? { isRead } : {}),
  };
}

export const notificationsOperations = {
  listNotifications: async ({ query }, context) => {
    const { db } = context;
    const messages = await listForReader(db, signedIn(context), query.type, query.limit ?? 50, context.now());
    return { data: { notifications: messages.map(view) } };
  },

  markNotificationRead: async ({ params }, context) => {
    const message = await markRead(context.db, signedIn(context), params.id, context.now());
    if (!message) throw notFound('This notification was not found.');
    return { data: { notification: view(message) } };
  },

  markAllNotificationsRead: async ({ body }, context) => {
    const { db } = context;
    const caller = signedIn(context);
    const now = context.now();
    if (body.type === 'Critical') {
      await markAllRead(db, caller, now);
    } else {
      const seconds = Math.floor(now.getTime() / 1000);
      const lastRead = { seconds, nanoseconds: now.getUTCMilliseconds() * 1e6 };
      const changes = { broadcastNotificationLastRead: lastRead };
      await db.transaction((tx) =>
        changeUser(tx, caller.id, changes, undefined, { userID: caller.id, at: now }),
      );
    }
    return { data: null };
  },
} satisfies Operations;
