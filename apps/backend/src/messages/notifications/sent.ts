/** The notifications that staff have sent, as a list, a file and one by one. */
import type { NotificationOrigin } from '@aarambh/api-client/enums';
import { and, eq, getTableColumns, gt, gte, lt, sql, type SQL } from 'drizzle-orm';
import { contains } from '../../database/index.ts';
import {
  endOfIndianDate,
  startOfIndianDate,
  notFound,
  signedIn,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import {
  countRows,
  countUpTo,
  readPageFrom,
  type ReadableHistory,
  type Sequence,
} from '../../records/index.ts';
import { hasStarted, isWithin, organisationsInScope } from './audience.ts';
import { sentView, sentViews, type SentState, type SentView } from './sent-view.ts';
import { notifications, type Notification } from '../tables/notifications.ts';

type SentQuery = OperationRequest<'listSentNotifications'>['query'];
type SentFilter = Omit<SentQuery, 'pageNo' | 'pageSize' | 'cursor'>;

/** The words of a message, for searching. */
const words = sql`regexp_replace(${notifications.content}, '<[^>]*>', '', 'g')`;

/** An occasion is what the platform sends by itself. */
const originOf = sql<NotificationOrigin>`case when ${notifications.occasion} is null then 'Written' else 'Automatic' end`;

/** How many the filters find; by who sent them, too. */
export async function countSent(
  context: OperationContext,
  { by, ...filter }: OperationRequest<'countSentNotifications'>['query'],
) {
  const where = await sentWhere(context, filter);
  return countRows(context.db, notifications, { where, group: by && originOf });
}

/** What was sent to the people whom the caller may write to, newest first. */
export async function listSent(
  context: OperationContext,
  { pageNo = 1, pageSize = 25, cursor, sort, ...filter }: SentQuery,
) {
  const where = await sentWhere(context, filter);
  const { rows, meta } = await sentPage(context, where, { sort, pageNo, pageSize, cursor });
  return { rows, pageNo, pageSize, ...meta };
}

/** All that the filters find, a part at a time, for a file. */
export async function* streamSent(
  context: OperationContext,
  { sort, ...filter }: SentFilter,
): AsyncGenerator<SentView> {
  const where = await sentWhere(context, filter);
  let cursor: string | undefined;
  do {
    const { rows, meta } = await sentPage(context, where, { sort, pageNo: 1, pageSize: 500, cursor });
    yield* rows;
    cursor = meta.nextCursor;
  } while (cursor !== undefined);
}

/**
 * One of the messages to the people whom the caller may write to.
 * @throws ApiFailure 404
 */
export async function findSent(context: OperationContext, id: string): Promise<SentView> {
  const where = and(eq(notifications.id, id), await sentWhere(context, {}));
  const [row] = await context.db.select().from(notifications).where(where);
  if (!row) throw notFound('This notification was not found.');
  return sentView(context.db, row, context.now());
}

/**
 * One of them that somebody wrote, as it is stored.
 * @throws ApiFailure 404 also for what the platform tells by itself
 */
export async function sentWritten(context: OperationContext, id: string): Promise<Notification> {
  const where = and(eq(notifications.id, id), await sentWhere(context, { origin: 'Written' }));
  const [row] = await context.db.select().from(notifications).where(where);
  if (!row) throw notFound('This notification was not found.');
  return row;
}

/** Who reads what was sent reads what was done to it too. */
export const notificationHistory: ReadableHistory = {
  key: 'notification',
  readers: ['Manage Notification'],
  isInScope: async (context, id) => {
    const within = and(eq(notifications.id, id), await sentWhere(context, {}));
    return (await context.db.$count(notifications, within)) > 0;
  },
};

async function sentWhere(
  context: OperationContext,
  { search, type, status, origin, from, to }: SentFilter,
): Promise<SQL | undefined> {
  const organisations = await organisationsInScope(context.db, signedIn(context));
  return and(
    isWithin(organisations),
    search === undefined ? undefined : contains(words, search),
    type === undefined ? undefined : eq(notifications.type, type),
    status === undefined ? undefined : isInState(status, context.now()),
    origin === undefined ? undefined : eq(originOf, origin),
    from === undefined ? undefined : gte(notifications.createdAt, startOfIndianDate(from)),
    to === undefined ? undefined : lt(notifications.createdAt, endOfIndianDate(to)),
  );
}

function isInState(state: SentState, now: Date): SQL | undefined {
  if (state === 'Recalled') return eq(notifications.isActive, false);
  const isWaiting = gt(notifications.scheduledAt, now);
  return and(eq(notifications.isActive, true), state === 'Waiting' ? isWaiting : hasStarted(now));
}

/** Nobody has it yet while it waits. */
const sentCount = sql<number>`coalesce(${notifications.sentCount}, 0)`.mapWith(Number);

const keys = {
  createdAt: { name: 'createdAt', column: notifications.createdAt },
  sentCount: { name: 'reached', expression: sentCount, type: 'number' },
} as const;

function orderOf(sort: NonNullable<SentFilter['sort']>): Sequence {
  const key = sort.endsWith('sentCount') ? keys.sentCount : keys.createdAt;
  return { keys: [key], isDescending: sort.startsWith('-'), sort };
}

async function sentPage(
  { db, now }: OperationContext,
  where: SQL | undefined,
  { sort = '-createdAt', ...page }: Pick<SentQuery, 'sort' | 'cursor'> & { pageNo: number; pageSize: number },
) {
  const { rows, meta } = await readPageFrom(
    {
      order: orderOf(sort),
      id: notifications.id,
      read: ({ beyond, by, limit, offset }) =>
        db
          .select({ ...getTableColumns(notifications), reached: sentCount })
          .from(notifications)
          .where(and(where, beyond))
          .orderBy(...by)
          .limit(limit)
          .offset(offset),
      count: (limit) => countUpTo(db, notifications, where, limit),
    },
    page,
  );
  return { rows: await sentViews(db, rows, now()), meta };
}
