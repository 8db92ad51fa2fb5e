/** The notifications that staff have sent, as a list, a file and one by one. */
import { and, asc, desc, eq, gt, gte, lt, sql, type SQL } from 'drizzle-orm';
import { contains, offsetOf } from '../../database/index.ts';
import {
  endOfIndianDate,
  startOfIndianDate,
  notFound,
  signedIn,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import type { ReadableHistory } from '../../records/index.ts';
import { hasStarted, isWithin, organisationsInScope } from './audience.ts';
import { sentViews, type SentState, type SentView } from './sent-view.ts';
import { notifications } from './tables.ts';

type SentQuery = OperationRequest<'listSentNotifications'>['query'];
type SentFilter = Omit<SentQuery, 'pageNo' | 'pageSize'>;

/** The words of a message, for searching. */
const words = sql`regexp_replace(${notifications.content}, '<[^>]*>', '', 'g')`;

/** What was sent to the people whom the caller may write to, newest first. */
export async function listSent(
  context: OperationContext,
  { pageNo = 1, pageSize = 25, ...filter }: SentQuery,
): Promise<{ rows: SentView[]; total: number; pageNo: number; pageSize: number }> {
  const { db } = context;
  const where = await sentWhere(context, filter);
  const rows = await sentRows(context, where, filter.sort, { pageNo, pageSize });
  return { rows, total: await db.$count(notifications, where), pageNo, pageSize };
}

/** All that the filters find, a part at a time, for a file. */
export async function* streamSent(context: OperationContext, filter: SentFilter): AsyncGenerator<SentView> {
  const where = await sentWhere(context, filter);
  const pageSize = 500;
  for (let pageNo = 1; ; pageNo += 1) {
    const rows = await sentRows(context, where, filter.sort, { pageNo, pageSize });
    yield* rows;
    if (rows.length < pageSize) return;
  }
}

/**
 * One of the messages to the people whom the caller may write to.
 * @throws ApiFailure 404
 */
export async function findSent(context: OperationContext, id: string): Promise<SentView> {
  const where = and(eq(notifications.id, id), await sentWhere(context, {}));
  const [view] = await sentRows(context, where, undefined, { pageNo: 1, pageSize: 1 });
  if (!view) throw notFound('This notification was not found.');
  return view;
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
  { search, type, status, from, to }: SentFilter,
): Promise<SQL | undefined> {
  const organisations = await organisationsInScope(context.db, signedIn(context));
  return and(
    isWithin(organisations),
    search === undefined ? undefined : contains(words, search),
    type === undefined ? undefined : eq(notifications.type, type),
    status === undefined ? undefined : isInState(status, context.now()),
    from === undefined ? undefined : gte(notifications.createdAt, startOfIndianDate(from)),
    to === undefined ? undefined : lt(notifications.createdAt, endOfIndianDate(to)),
  );
}

function isInState(state: SentState, now: Date): SQL | undefined {
  if (state === 'Recalled') return eq(notifications.isActive, false);
  const isWaiting = gt(notifications.scheduledAt, now);
  return and(eq(notifications.isActive, true), state === 'Waiting' ? isWaiting : hasStarted(now));
}

async function sentRows(
  context: OperationContext,
  where: SQL | undefined,
  sort: SentFilter['sort'],
  page: { pageNo: number; pageSize: number },
): Promise<SentView[]> {
  const { db } = context;
  const reached = sql`coalesce(${notifications.sentCount}, 0)`;
  const orders = {
    createdAt: [asc(notifications.createdAt), asc(notifications.id)],
    '-createdAt': [desc(notifications.createdAt), desc(notifications.id)],
    sentCount: [asc(reached), asc(notifications.id)],
    '-sentCount': [desc(reached), desc(notifications.id)],
  };
  const rows = await db
    .select()
    .from(notifications)
    .where(where)
    .orderBy(...orders[sort ?? '-createdAt'])
    .limit(page.pageSize)
    .offset(offsetOf(page));
  return sentViews(db, rows, context.now());
}
