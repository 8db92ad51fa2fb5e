/**
 * Erasing a person: asked for with the password, taken back until it is due, then done as each table declares it: most rows go along with
 * the account. The ledger, receipts and the trail name an id without an account from then on.
 */
import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Db, Person, PersonalData, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  signedIn,
  storedText,
  type Messenger,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { provePassword } from '../auth/own-password.ts';
import { superAdminRole } from '../roles/authority.ts';
import type { Services } from '../services.ts';
import { usersInReach } from '../users/scope.ts';
import { users, type User } from '../users/tables.ts';
import { erasedMessage, erasureRequestedMessage } from './messages.ts';
import { erasureRequests } from './tables.ts';

type Erasure = OperationData<'getErasure'>['erasure'];

/** Milliseconds in which a person can take the request back. */
const graceMs = 14 * 24 * 60 * 60 * 1000;

/** The caller's request that stands, or null. */
export async function findErasure({ db, ...context }: OperationContext): Promise<Erasure> {
  return erasureOf(db, signedIn({ db, ...context }).id);
}

async function erasureOf(db: Db, userId: string): Promise<Erasure> {
  const [row] = await db.select().from(erasureRequests).where(eq(erasureRequests.userId, userId));
  if (!row) return null;
  return { requestedAt: row.requestedAt.toISOString(), dueAt: row.dueAt.toISOString() };
}

/**
 * Notes that the caller wants to be erased, and tells the caller by e-mail. Asked again, the first request stands.
 * @throws ApiFailure 400 INVALID_CREDENTIALS with the field for a wrong password, 409 for a super admin: somebody has to administer the installation
 */
export async function requestErasure(
  services: Services,
  { currentPassword, reason }: OperationRequest<'requestErasure'>['body'],
  context: OperationContext,
): Promise<void> {
  const caller = signedIn(context);
  if (caller.roleID === superAdminRole) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'Give the role of super admin to somebody else first.');
  }
  await provePassword(services, currentPassword, context);
  await noteRequest(services, caller, reason ? storedText(reason) : null, context);
}

/**
 * Notes that a candidate wants to be erased who has told staff so, and tells the candidate, who can take it back.
 * @throws ApiFailure 404 out of scope, and for an account that is no candidate's
 */
export async function requestErasureOf(
  services: Services,
  userId: string,
  reason: string,
  context: OperationContext,
): Promise<Erasure> {
  const [person] = await context.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.type, 'C'), usersInReach(signedIn(context))));
  if (!person) throw notFound();
  await noteRequest(services, person, storedText(reason), context);
  return erasureOf(context.db, userId);
}

async function noteRequest(
  services: Services,
  person: Pick<User, 'id' | 'email' | 'firstName' | 'locale'>,
  reason: string | null,
  context: OperationContext,
): Promise<void> {
  const requestedAt = context.now();
  const dueAt = new Date(requestedAt.getTime() + graceMs);
  const isNew = await context.db.transaction(async (tx) => {
    const added = await tx
      .insert(erasureRequests)
      .values({ userId: person.id, requestedAt, dueAt, reason })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return false;
    await audit(tx, context, erasureChange('added', person.id));
    return true;
  });
  if (isNew) context.afterwards(() => services.messenger.send(erasureRequestedMessage(person, dueAt)));
}

/** Takes the caller's request back; without one nothing happens. */
export async function cancelErasure(context: OperationContext): Promise<void> {
  const { id } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(erasureRequests)
      .where(eq(erasureRequests.userId, id))
      .returning({ userId: erasureRequests.userId });
    if (removed.length > 0) await audit(tx, context, erasureChange('deleted', id));
  });
}

/**
 * Erases everybody whose time has come, each in a transaction, and confirms it by e-mail.
 * @param kept what each table keeps about people, in the order in which it is erased
 */
export async function eraseDue(
  db: Db,
  now: Date,
  messenger: Messenger,
  kept: readonly PersonalData[],
): Promise<void> {
  for (let person = await eraseNext(); person !== null; person = await eraseNext()) {
    await messenger.send(erasedMessage(person));
  }

  function eraseNext(): Promise<User | null> {
    return db.transaction(async (tx) => {
      const [due] = await tx
        .select({ person: users })
        .from(erasureRequests)
        .innerJoin(users, eq(users.id, erasureRequests.userId))
        .where(and(lte(erasureRequests.dueAt, now), ne(users.roleID, superAdminRole)))
        .orderBy(asc(erasureRequests.dueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return null;
      const { person } = due;
      for (const data of kept) await erase(tx, data, person);
      return person;
    });
  }
}

/** Erases what one table has about a person, as the table declares it. */
async function erase(tx: Transaction, data: PersonalData, person: Person): Promise<void> {
  if (!('erased' in data)) return;
  const { table, rows, erased } = data;
  if (erased === 'deleted') await tx.delete(table).where(rows(person));
  if (typeof erased === 'string') return;
  if ('deleted' in erased) await tx.delete(table).where(erased.deleted(person));
  if ('emptied' in erased) await tx.update(table).set(erased.emptied).where(rows(person));
}

function erasureChange(action: 'added' | 'deleted', userId: string) {
  return { action, entityType: 'erasure', entityID: userId, subjectID: userId, fields: [] } as const;
}
