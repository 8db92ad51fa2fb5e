import { personName } from '@aarambh/forms';
import { and, eq, getTableColumns, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  csvFile,
  endOfIndianDate,
  forbidden,
  startOfIndianDate,
  signedIn,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { panelLinks } from '../../hiring/index.ts';
import { roles, users } from '../../identity/index.ts';
import {
  audit,
  auditEvents,
  countUpTo,
  readPageFrom,
  streamFrom,
  type PagePart,
  type ReadableHistory,
  type Sequence,
} from '../../records/index.ts';
import { namesOfRecords } from './names.ts';

const newestFirst: Sequence = {
  keys: [{ name: 'at', column: auditEvents.at }],
  isDescending: true,
  sort: '-at',
};

/** Events whose records are named at once in a file. */
const perLookup = 100;

/** @param histories what is open to more people than those who read the whole trail */
export function createAuditOperations(histories: readonly ReadableHistory[]) {
  return {
    listAuditEvents: async ({ query }, context) => {
      const { pageNo = 1, pageSize = 25, cursor, ...filters } = query;
      const isOpen = await mayRead(histories, context, filters);
      const where = and(
        isOpen ? undefined : eq(auditEvents.subjectID, signedIn(context).id),
        conditionOf(filters),
      );
      const { db } = context;
      const { rows, meta } = await readPageFrom(
        {
          order: newestFirst,
          id: auditEvents.id,
          read: (part) => readEvents(db, where, part),
          count: (limit) => countUpTo(db, auditEvents, where, limit),
        },
        { pageNo, pageSize, cursor },
      );
      // Lists show less of a record to those who only choose from it; a history with values would show them the rest.
      const isStaff = signedIn(context).type === 'S';
      const names = isStaff ? await namesOfRecords(db, rows) : undefined;
      return {
        data: { audit: rows.map((row) => eventView(row, names)) },
        meta: { pageNo, pageSize, ...meta },
      };
    },

    downloadAuditEvents: async ({ query }, context) => {
      if (!mayReadAll(context)) throw forbidden('The whole trail is for the staff of the platform.');
      const where = conditionOf(query);
      await context.db.transaction((tx) =>
        audit(tx, context, {
          action: 'downloaded',
          entityType: 'auditTrail',
          entityID: signedIn(context).id,
          subjectID: signedIn(context).id,
          fields: Object.keys(query),
        }),
      );
      return { file: csvFile('audit', columns, linesOf(context.db, where)) };
    },
  } satisfies Operations;
}

type Filters = OperationRequest<'downloadAuditEvents'>['query'];

const conditionOf = ({ entityType, entityID, actorID, action, from, to }: Filters): SQL | undefined =>
  and(
    entityType === undefined ? undefined : eq(auditEvents.entityType, entityType),
    entityID === undefined ? undefined : eq(auditEvents.entityID, entityID),
    actorID === undefined ? undefined : eq(auditEvents.actorID, actorID),
    action === undefined ? undefined : eq(auditEvents.action, action),
    from === undefined ? undefined : gte(auditEvents.at, startOfIndianDate(from)),
    to === undefined ? undefined : lt(auditEvents.at, endOfIndianDate(to)),
  );

/** Of a file; `changes` are the values before and after as JSON. */
const columns = [
  'at',
  'actorName',
  'actorRole',
  'action',
  'entityType',
  'entityName',
  'entityID',
  'fields',
  'changes',
  'reason',
] as const;

/** The lines of a file. Names are looked up for a hundred events at once. */
async function* linesOf(db: Db, where: SQL | undefined) {
  const events = streamFrom({
    order: newestFirst,
    id: auditEvents.id,
    read: (part) => readEvents(db, where, part),
  });
  for await (const some of inGroups(events, perLookup)) {
    const names = await namesOfRecords(db, some);
    yield* some.map((event) => eventView(event, names));
  }
}

/** What comes one after the other, several at once. */
async function* inGroups<Each>(all: AsyncIterable<Each>, most: number): AsyncGenerator<Each[]> {
  let group: Each[] = [];
  for await (const each of all) {
    group.push(each);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** The whole trail is the platform's: a role of an institute that may see roles reads what its own records have. */
const mayReadAll = (context: OperationContext): boolean =>
  context.permissions.has('View Role') && signedIn(context).roleScope === 'all';

async function mayRead(
  histories: readonly ReadableHistory[],
  context: OperationContext,
  { entityType, entityID }: Filters,
): Promise<boolean> {
  if (mayReadAll(context)) return true;
  const history = histories.find(({ key }) => key === entityType);
  if (history === undefined || entityID === undefined) return false;
  return (
    history.readers.some((permission) => context.permissions.has(permission)) &&
    (await history.isInScope(context, entityID))
  );
}

async function readEvents(db: Db, where: SQL | undefined, { beyond, by, limit, offset }: PagePart) {
  return db
    .select({
      ...getTableColumns(auditEvents),
      firstName: users.firstName,
      lastName: users.lastName,
      roleName: roles.name,
      interviewer: panelLinks.name,
      panelName: panelLinks.panelName,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorID))
    .leftJoin(roles, eq(roles.id, auditEvents.actorRoleID))
    .leftJoin(panelLinks, eq(panelLinks.id, auditEvents.actorID))
    .where(and(where, beyond))
    .orderBy(...by)
    .limit(limit)
    .offset(offset);
}

function eventView(
  {
    firstName,
    lastName,
    roleName,
    interviewer,
    panelName,
    ...event
  }: Awaited<ReturnType<typeof readEvents>>[number],
  names: ReadonlyMap<string, string> | undefined,
) {
  return {
    id: event.id,
    at: event.at.toISOString(),
    actorID: event.actorID,
    // Whoever came by a link has no account, and is known by the panel.
    actorName:
      firstName !== null
        ? personName({ firstName, lastName })
        : interviewer === null
          ? null
          : `${interviewer} (${panelName})`,
    actorRole: roleName,
    action: event.action,
    entityType: event.entityType,
    entityID: event.entityID,
    fields: event.fields,
    ...(names === undefined
      ? {}
      : { entityName: names.get(event.id) ?? null, changes: changesOf(event), reason: event.reason }),
  };
}

type AuditEvent = typeof auditEvents.$inferSelect;

function changesOf({ before, after }: AuditEvent) {
  return Object.entries(after ?? {}).map(([field, value]) => ({
    field,
    before: before?.[field] ?? null,
    after: value,
  }));
}
