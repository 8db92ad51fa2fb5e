/** Notifications as staff send, list and recall them. */
import { and, asc, count, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { contains, offsetOf } from '../../database/pages.ts';
import { endOfIndianDate, startOfIndianDate } from '../../platform/calendar.ts';
import { publish } from '../../platform/events.ts';
import { ApiFailure, notFound, stale, validationFailed, type FailedField } from '../../platform/failure.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/operation.ts';
import type { ReadableHistory } from '../audit/handlers.ts';
import { audit } from '../audit/trail.ts';
import { companies } from '../companies/tables.ts';
import { institutes, universities } from '../institutes/tables.ts';
import { masterPrograms, programs } from '../programs/tables.ts';
import { roles } from '../roles/tables.ts';
import { users } from '../users/tables.ts';
import {
  countAudience,
  hasStarted,
  isWithin,
  organisationsInScope,
  sampleAudience,
  storedAudience,
  withinScope,
  type Audience,
  type AudienceColumns,
} from './audience.ts';
import { maxVisible, plainText, safeAddress, sanitise, shownContent, shownLink } from './content.ts';
import { sendNotification } from './service.ts';
import { notificationReceipts, notifications, type Notification } from './tables.ts';

type Body = OperationRequest<'addNotification'>['body'];
type Change = OperationRequest<'updateNotification'>['body'];
type SentView = OperationData<'listSentNotifications'>['notifications'][number];

/** Names that a preview shows. */
const sampleSize = 5;

/** Counts whom a message with this audience would reach, and names a few of them. */
export async function previewAudience(context: OperationContext, audience: Audience) {
  const { db } = context;
  const columns = await reachable(context, audience);
  return {
    count: await countAudience(db, columns),
    sample: await sampleAudience(db, columns, sampleSize),
  };
}

/**
 * Sends a message to the people of its audience whom the caller may write to.
 * @throws ApiFailure 409 STALE when they are not as many as the caller was shown, 422
 */
export async function sendToAudience(context: OperationContext, body: Body): Promise<SentView> {
  const { expectedCount, audience, ...fields } = body;
  const columns = await reachable(context, audience);
  const values = judged(fields, context.now());
  return context.db.transaction(async (tx) => {
    const sentCount = await countAudience(tx, columns);
    if (sentCount !== expectedCount) {
      throw new ApiFailure(
        409,
        'STALE',
        'The message would reach another number of people now. Look at the number and send it again.',
        { details: { count: sentCount } },
      );
    }
    const { id: createdBy } = signedIn(context);
    const row = { ...values, ...columns, sentCount, createdBy, createdAt: context.now() };
    const sent = await sendNotification(tx, row);
    if (!sent) throw new Error('The notification was not written.');
    await audit(tx, context, {
      action: 'added',
      entityType: 'notification',
      entityID: sent.id,
      subjectID: sent.id,
      fields: Object.keys(body),
    });
    return viewOf(tx, sent, context.now());
  });
}

/**
 * Changes a message that waits for its time.
 * @throws ApiFailure 404 outside the caller's scope, 409 STALE, 409 ILLEGAL_TRANSITION once it is sent, 422
 */
export async function changeWaiting(context: OperationContext, id: string, body: Change): Promise<SentView> {
  const { rowVersion, audience, ...fields } = body;
  const now = context.now();
  const organisations = await organisationsInScope(context.db, signedIn(context));
  const columns = audience === undefined ? undefined : await reachable(context, audience);
  return context.db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.isActive, true), isWithin(organisations)))
      .for('update');
    if (!before) throw notFound('This notification was not found.');
    if (before.rowVersion !== rowVersion) throw stale(before.rowVersion);
    if (before.scheduledAt === null || before.scheduledAt <= now) {
      throw new ApiFailure(
        409,
        'ILLEGAL_TRANSITION',
        'This message was sent already. It can only be recalled.',
      );
    }
    const { type, content, cta, scheduledAt, expiresAt } = before;
    const kept = {
      type,
      content,
      cta,
      scheduledAt: scheduledAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    };
    const audienceNow = columns ?? before;
    const [after] = await tx
      .update(notifications)
      .set({
        ...judged({ ...kept, ...fields }, now),
        ...columns,
        sentCount: await countAudience(tx, audienceNow),
        updatedBy: signedIn(context).id,
        updatedAt: now,
        rowVersion: rowVersion + 1,
      })
      .where(eq(notifications.id, id))
      .returning();
    if (!after) throw notFound('This notification was not found.');
    await publish(tx, { kind: 'notification', id });
    await audit(tx, context, {
      action: 'changed',
      entityType: 'notification',
      entityID: id,
      subjectID: id,
      fields: Object.keys(body),
    });
    return viewOf(tx, after, now);
  });
}

/**
 * Takes a message out of everybody's list.
 * @throws ApiFailure 404 outside the caller's scope, and when it was recalled before
 */
export async function recall(context: OperationContext, id: string): Promise<void> {
  const caller = signedIn(context);
  const organisations = await organisationsInScope(context.db, caller);
  await context.db.transaction(async (tx) => {
    const recalled = await tx
      .update(notifications)
      .set({
        isActive: false,
        updatedBy: caller.id,
        updatedAt: context.now(),
        rowVersion: sql`${notifications.rowVersion} + 1`,
      })
      .where(and(eq(notifications.id, id), eq(notifications.isActive, true), isWithin(organisations)))
      .returning({ id: notifications.id });
    if (recalled.length === 0) throw notFound('This notification was not found.');
    await publish(tx, { kind: 'notification', id });
    await audit(tx, context, {
      action: 'deleted',
      entityType: 'notification',
      entityID: id,
      subjectID: id,
      fields: [],
    });
  });
}

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

type State = NonNullable<SentView['status']>;

function isInState(state: State, now: Date): SQL | undefined {
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
  return views(db, rows, context.now());
}

/** An audience as it is stored, without the people whom the caller may not write to. */
async function reachable(context: OperationContext, audience: Audience): Promise<AudienceColumns> {
  return withinScope(storedAudience(audience), await organisationsInScope(context.db, signedIn(context)));
}

type Fields = Pick<Change, 'type' | 'content' | 'cta' | 'scheduledAt' | 'expiresAt'>;

/** What is stored of a message. @throws ApiFailure 422 with every field that breaks a rule */
function judged({ type = 'Broadcast', content = '', cta, scheduledAt, expiresAt }: Fields, now: Date) {
  const failed: FailedField[] = [];
  const { html, visible } = sanitise(content);
  if (visible === 0) failed.push({ path: 'content', code: 'required', message: 'Write a message.' });
  if (visible > maxVisible) {
    failed.push({ path: 'content', code: 'tooLong', message: 'Write at most 2,000 characters.' });
  }
  const address = cta ? safeAddress(cta) : null;
  if (cta && address === null) {
    const message = 'Enter a path of the portal or an address that begins with https://.';
    failed.push({ path: 'cta', code: 'link', message });
  }
  const start = scheduledAt ? new Date(scheduledAt) : null;
  const end = expiresAt ? new Date(expiresAt) : null;
  if (start !== null && start <= now) {
    failed.push({ path: 'scheduledAt', code: 'future', message: 'Choose a time that is still to come.' });
  }
  if (end !== null && end <= (start ?? now)) {
    const message = 'Choose a time after the message is sent.';
    failed.push({ path: 'expiresAt', code: 'future', message });
  }
  if (failed.length > 0) throw validationFailed(failed);
  return { type, content: html, cta: address, scheduledAt: start, expiresAt: end };
}

async function viewOf(db: Db, row: Notification, now: Date): Promise<SentView> {
  const [view] = await views(db, [row], now);
  if (!view) throw new Error('One row has one view.');
  return view;
}

/** Rows with the names behind their ids, and how many people have read each. */
async function views(db: Db, rows: readonly Notification[], now: Date): Promise<SentView[]> {
  if (rows.length === 0) return [];
  const read = await db
    .select({ id: notificationReceipts.notificationID, count: count() })
    .from(notificationReceipts)
    .where(
      inArray(
        notificationReceipts.notificationID,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(notificationReceipts.notificationID);
  const readCounts = new Map(read.map((each) => [each.id, each.count]));
  const names = await namesOf(db, rows);
  return rows.map((row) => {
    const organisations = row.audienceEntities ?? [];
    return {
      id: row.id,
      type: row.type,
      content: shownContent(row.content),
      text: plainText(row.content),
      status: stateOf(row, now),
      cta: shownLink(row.cta),
      audience: {
        types: row.audienceTypes ?? [],
        roleIDs: row.audienceRoles ?? [],
        instituteIDs: organisations.filter((id) => !names.companies.has(id)),
        companyIDs: organisations.filter((id) => names.companies.has(id)),
        programIDs: row.audiencePrograms ?? [],
        passingYears: row.audiencePassingYears ?? [],
        userIDs: row.audienceUsers ?? [],
      },
      audienceNames: [
        ...(row.audienceRoles ?? []),
        ...organisations,
        ...(row.audiencePrograms ?? []),
        ...(row.audienceUsers ?? []),
      ].flatMap((id) => names.all.get(id) ?? []),
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      createdBy: row.createdBy,
      createdByName: row.createdBy === null ? null : (names.all.get(row.createdBy) ?? null),
      ...(row.sentCount === null ? {} : { sentCount: row.sentCount }),
      readCount: readCounts.get(row.id) ?? 0,
      rowVersion: row.rowVersion,
      isActive: row.isActive,
    };
  });
}

function stateOf({ isActive, scheduledAt }: Notification, now: Date): State {
  if (!isActive) return 'Recalled';
  return scheduledAt !== null && scheduledAt > now ? 'Waiting' : 'Sent';
}

async function namesOf(db: Db, rows: readonly Notification[]) {
  const ids = (pick: (row: Notification) => readonly (string | null)[] | null): string[] => [
    ...new Set(rows.flatMap((row) => pick(row) ?? []).filter((id) => id !== null)),
  ];
  const entities = ids(({ audienceEntities }) => audienceEntities);
  const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
  const ofCompanies = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, entities));
  const others = await db
    .select({ id: institutes.id, name: institutes.name })
    .from(institutes)
    .where(inArray(institutes.id, entities))
    .unionAll(
      db
        .select({ id: universities.id, name: universities.name })
        .from(universities)
        .where(inArray(universities.id, entities)),
    )
    .unionAll(
      db
        .select({ id: roles.id, name: roles.name })
        .from(roles)
        .where(
          inArray(
            roles.id,
            ids(({ audienceRoles }) => audienceRoles),
          ),
        ),
    )
    .unionAll(
      db
        .select({ id: programs.id, name: masterPrograms.name })
        .from(programs)
        .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
        .where(
          inArray(
            programs.id,
            ids(({ audiencePrograms }) => audiencePrograms),
          ),
        ),
    )
    .unionAll(
      db
        .select({ id: users.id, name: fullName })
        .from(users)
        .where(
          inArray(
            users.id,
            ids(({ createdBy, audienceUsers }) => [createdBy, ...(audienceUsers ?? [])]),
          ),
        ),
    );
  return {
    companies: new Set(ofCompanies.map(({ id }) => id)),
    all: new Map([...ofCompanies, ...others].map(({ id, name }) => [id, name])),
  };
}
