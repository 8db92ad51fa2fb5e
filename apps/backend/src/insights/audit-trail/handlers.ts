import { personName } from '@aarambh/forms';
import { and, eq, getTableColumns, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  endOfIndianDate,
  startOfIndianDate,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { roles, users } from '../../identity/index.ts';
import {
  auditEvents,
  countUpTo,
  readPageFrom,
  type PagePart,
  type ReadableHistory,
  type Sequence,
} from '../../records/index.ts';

const newestFirst: Sequence = {
  keys: [{ name: 'at', column: auditEvents.at }],
  isDescending: true,
  sort: '-at',
};

/** @param histories what is open to more people than those who read the whole trail */
export function createAuditOperations(histories: readonly ReadableHistory[]) {
  return {
    listAuditEvents: async ({ query }, context) => {
      const { pageNo = 1, pageSize = 25, cursor, entityType, entityID, actorID, from, to } = query;
      const isOpen = await mayRead(histories, context, entityType, entityID);
      const where = and(
        isOpen ? undefined : eq(auditEvents.subjectID, signedIn(context).id),
        entityType === undefined ? undefined : eq(auditEvents.entityType, entityType),
        entityID === undefined ? undefined : eq(auditEvents.entityID, entityID),
        actorID === undefined ? undefined : eq(auditEvents.actorID, actorID),
        from === undefined ? undefined : gte(auditEvents.at, startOfIndianDate(from)),
        to === undefined ? undefined : lt(auditEvents.at, endOfIndianDate(to)),
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
      return {
        data: { audit: rows.map((row) => eventView(row, isStaff)) },
        meta: { pageNo, pageSize, ...meta },
      };
    },
  } satisfies Operations;
}

async function mayRead(
  histories: readonly ReadableHistory[],
  context: OperationContext,
  entityType: string | undefined,
  entityID: string | undefined,
): Promise<boolean> {
  if (context.permissions.has('View Role')) return true;
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
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorID))
    .leftJoin(roles, eq(roles.id, auditEvents.actorRoleID))
    .where(and(where, beyond))
    .orderBy(...by)
    .limit(limit)
    .offset(offset);
}

function eventView(
  { firstName, lastName, roleName, ...event }: Awaited<ReturnType<typeof readEvents>>[number],
  isStaff: boolean,
) {
  return {
    id: event.id,
    at: event.at.toISOString(),
    actorID: event.actorID,
    actorName: firstName === null ? null : personName({ firstName, lastName }),
    actorRole: roleName,
    action: event.action,
    entityType: event.entityType,
    entityID: event.entityID,
    fields: event.fields,
    ...(isStaff ? { changes: changesOf(event), reason: event.reason } : {}),
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
