import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { offsetOf } from '../../database/index.ts';
import {
  endOfIndianDate,
  startOfIndianDate,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { roles, users } from '../../identity/index.ts';
import { type ReadableHistory, auditEvents } from '../../records/index.ts';

/** @param histories what is open to more people than those who read the whole trail */
export function createAuditOperations(histories: readonly ReadableHistory[]) {
  return {
    listAuditEvents: async ({ query }, context) => {
      const { pageNo = 1, pageSize = 25, entityType, entityID, actorID, from, to } = query;
      const isOpen = await mayRead(histories, context, entityType, entityID);
      const where = and(
        isOpen ? undefined : eq(auditEvents.subjectID, signedIn(context).id),
        entityType === undefined ? undefined : eq(auditEvents.entityType, entityType),
        entityID === undefined ? undefined : eq(auditEvents.entityID, entityID),
        actorID === undefined ? undefined : eq(auditEvents.actorID, actorID),
        from === undefined ? undefined : gte(auditEvents.at, startOfIndianDate(from)),
        to === undefined ? undefined : lt(auditEvents.at, endOfIndianDate(to)),
      );
      const rows = await readEvents(context, where, { pageNo, pageSize });
      const total = await context.db.$count(auditEvents, where);
      return { data: { audit: rows }, meta: { pageNo, pageSize, total } };
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

async function readEvents(
  context: OperationContext,
  where: SQL | undefined,
  page: { pageNo: number; pageSize: number },
) {
  // Lists show less of a record to those who only choose from it; a history with values would show them the rest.
  const isStaff = signedIn(context).type === 'S';
  const found = await context.db
    .select({
      event: auditEvents,
      firstName: users.firstName,
      lastName: users.lastName,
      roleName: roles.name,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorID))
    .leftJoin(roles, eq(roles.id, auditEvents.actorRoleID))
    .where(where)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  return found.map(({ event, firstName, lastName, roleName }) => ({
    id: event.id,
    at: event.at.toISOString(),
    actorID: event.actorID,
    actorName: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    actorRole: roleName,
    action: event.action,
    entityType: event.entityType,
    entityID: event.entityID,
    fields: event.fields,
    ...(isStaff ? { changes: changesOf(event), reason: event.reason } : {}),
  }));
}

type AuditEvent = typeof auditEvents.$inferSelect;

function changesOf({ before, after }: AuditEvent) {
  return Object.entries(after ?? {}).map(([field, value]) => ({
    field,
    before: before?.[field] ?? null,
    after: value,
  }));
}
