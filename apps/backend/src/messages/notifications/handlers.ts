import {
  csvFile,
  notFound,
  signedIn,
  type Limiter,
  type OperationData,
  type Operations,
  type Task,
} from '../../platform/index.ts';
import { changeUser } from '../../identity/index.ts';
import { filledContent, shownContent, shownLink } from './content.ts';
import type { Streams } from './streams.ts';
import { changeWaiting, previewAudience, recall, sendToAudience, type Senders } from './sending.ts';
import { sendTest } from './test-to-oneself.ts';
import { findTold, listTold, toldColumns, toldOnWhatsapp } from './told-people.ts';
import { countSent, findSent, listSent, streamSent } from './sent.ts';
import {
  listForReader,
  markAllRead,
  markBroadcastRead,
  markRead,
  type NotificationForReader,
} from './service.ts';

type NotificationView = OperationData<'listNotifications'>['notifications'][number];

/** Columns of the file of what was sent. */
const downloaded = [
  'id',
  'type',
  'status',
  'text',
  'audienceNames',
  'sentCount',
  'readCount',
  'createdByName',
  'createdAt',
  'scheduledAt',
] as const;

/** `isRead` is of critical messages only: broadcast ones are new or not by the person's last-read time. */
function view({
  id,
  type,
  content,
  cta,
  sentAt,
  isRead,
  fields,
  locale,
}: NotificationForReader): NotificationView {
  return {
    id,
    type,
    content: shownContent(filledContent(content, fields, locale)),
    cta: shownLink(cta),
    created_at: Math.floor(sentAt.getTime() / 1000),
    createdAt: sentAt.toISOString(),
    ...(type === 'Critical' ? { isRead } : {}),
  };
}

/** Notifications as people read them, and as staff send them. */
export function createNotificationsOperations({
  streams,
  delivery,
  findGroup,
  limiter,
  publicAddress,
  hasWhatsapp,
}: Senders & {
  limiter: Pick<Limiter, 'attempt'>;
  streams: Streams;
  delivery: Pick<Task, 'wake'>;
}) {
  return {
    listNotifications: async ({ query }, context) => {
      const { db } = context;
      const messages = await listForReader(
        db,
        signedIn(context),
        query.type,
        query.limit ?? 50,
        context.now(),
      );
      return { data: { notifications: messages.map(view) } };
    },

    streamNotifications: async (_request, context) => {
      const { id: userID, sessionID } = signedIn(context);
      const seesNotifications = context.permissions.has('View Notification');
      return { events: await streams.open({ userID, sessionID, seesNotifications }) };
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
        await db.transaction(async (tx) => {
          await changeUser(tx, caller.id, changes, undefined, { userID: caller.id, at: now });
          await markBroadcastRead(tx, caller, now, now);
        });
      }
      return { data: null };
    },

    listSentNotifications: async ({ query }, context) => {
      const { rows, ...meta } = await listSent(context, query);
      return { data: { notifications: rows }, meta };
    },

    countSentNotifications: async ({ query }, context) => ({ data: await countSent(context, query) }),

    getSentNotification: async ({ params }, context) => ({
      data: { notifications: await findSent(context, params.id) },
    }),

    downloadSentNotifications: async ({ query }, context) => ({
      file: csvFile('notifications', downloaded, streamSent(context, query)),
    }),

    addNotification: async ({ body }, context) => {
      const sent = await sendToAudience(context, body, findGroup);
      context.afterwards(() => delivery.wake());
      return { data: { notifications: sent }, message: 'The notification was sent.' };
    },

    previewNotification: async ({ body }, context) => ({
      data: { preview: await previewAudience(context, body, { findGroup, publicAddress, hasWhatsapp }) },
    }),

    testNotification: async ({ body }, context) => {
      await sendTest(context, limiter, body);
      context.afterwards(() => delivery.wake());
      return { data: null };
    },

    listNotificationPeople: async ({ params: { id }, query }, context) => {
      const { toldPerson, meta } = await listTold(context, id, query, hasWhatsapp);
      return { data: { toldPerson }, meta };
    },

    downloadNotificationPeople: async ({ params: { id }, query }, context) => {
      const people = await findTold(context, id, query.state, hasWhatsapp);
      const columns = hasWhatsapp ? ([...toldColumns, ...toldOnWhatsapp] as const) : toldColumns;
      return { file: csvFile('people', columns, people) };
    },

    updateNotification: async ({ params, body }, context) => ({
      data: { notifications: await changeWaiting(context, params.id, body, findGroup) },
    }),

    deleteNotification: async ({ params }, context) => {
      await recall(context, params.id);
      return { data: null, message: 'The notification was recalled.' };
    },
  } satisfies Operations;
}
