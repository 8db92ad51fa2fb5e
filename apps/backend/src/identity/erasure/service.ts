/**
 * Erasing a person: asked for with the password, taken back until it is due, then done as each table declares it: most rows go along with
 * the account. The ledger, receipts and the trail name an id without an account from then on.
 */
import { personName } from '@aarambh/forms';
import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Db, Person, PersonalData, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  dayMs,
  inTurn,
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
import { users, type User } from '../tables/users.ts';
import { erasedMessage, erasureRequestedMessage, erasureStoppedMessage } from './messages.ts';
import { askedBy } from './shown.ts';
import { erasureRequests } from '../tables/erasure.ts';

type Erasure = OperationData<'getErasure'>['erasure'];

/** Milliseconds in which a person can take the request back. */
const graceMs = 14 * dayMs;

/** The caller's request that stands, or null. */
export async function findErasure({ db, ...context }: OperationContext): Promise<Erasure> {
  return erasureOf(db, signedIn({ db, ...context }).id);
}

async function erasureOf(db: Db, userID: string): Promise<Erasure> {
  const { requestedAt, dueAt } = erasureRequests;
  const [row] = await db
    .select({ requestedAt, dueAt, askedBy })
    .from(erasureRequests)
    .where(eq(erasureRequests.userID, userID));
  if (!row) return null;
  return { ...row, requestedAt: row.requestedAt.toISOString(), dueAt: row.dueAt.toISOString() };
}

/**
 * Notes that the caller wants to be erased, and tells the caller by e-mail. Asked again, the first request stands; one of staff is the
 * caller's own from then on.
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
  await noteRequest(services, caller, { reason: reason ? storedText(reason) : null, asker: null }, context);
}

/**
 * Notes that a candidate wants to be erased who has told staff so, and tells the candidate, who can take it back.
 * @throws ApiFailure 404 out of scope, and for an account that is no candidate's
 */
export async function requestErasureOf(
  services: Services,
  userID: string,
  reason: string,
  context: OperationContext,
): Promise<Erasure> {
  const person = await findCandidate(userID, context);
  await noteRequest(services, person, { reason: storedText(reason), asker: signedIn(context) }, context);
  return erasureOf(context.db, userID);
}

/** @throws ApiFailure 404 out of scope, and for an account that is no candidate's */
export async function findCandidate(userID: string, context: OperationContext): Promise<User> {
  const [person] = await context.db
    .select()
    .from(users)
    .where(and(eq(users.id, userID), eq(users.type, 'C'), usersInReach(signedIn(context))));
  if (!person) throw notFound();
  return person;
}

interface Asked {
  reason: string | null;
  /** The member of staff who asks for the person; null when the person does. */
  asker: Named | null;
}

type Named = Pick<User, 'id' | 'firstName' | 'lastName'>;

async function noteRequest(
  services: Services,
  person: Pick<User, 'id' | 'email' | 'firstName' | 'locale'>,
  { reason, asker }: Asked,
  context: OperationContext,
): Promise<void> {
  const requestedAt = context.now();
  const dueAt = new Date(requestedAt.getTime() + graceMs);
  const isNew = await context.db.transaction(async (tx) => {
    const added = await tx
      .insert(erasureRequests)
      .values({ userID: person.id, requestedAt, dueAt, reason, requestedBy: asker?.id ?? null })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0 && asker === null) {
      await tx
        .update(erasureRequests)
        .set({ requestedBy: null })
        .where(eq(erasureRequests.userID, person.id));
    }
    if (added.length === 0) return false;
    await audit(tx, context, erasureChange('added', person.id));
    return true;
  });
  if (!isNew) return;
  const message = erasureRequestedMessage(person, dueAt, asker && personName(asker));
  context.afterwards(() => services.messenger.send(message));
}

/** Takes the caller's request back; without one nothing happens. */
export async function cancelErasure(context: OperationContext): Promise<void> {
  const { id } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(erasureRequests)
      .where(eq(erasureRequests.userID, id))
      .returning({ userID: erasureRequests.userID });
    if (removed.length > 0) await audit(tx, context, erasureChange('deleted', id));
  });
}

/**
 * Takes back what staff noted for a candidate, and tells the candidate; without a request nothing happens.
 * @throws ApiFailure 404 out of scope, and for an account that is no candidate's; 409 ILLEGAL_TRANSITION for what the candidate asked for
 */
export async function cancelErasureOf(
  services: Services,
  userID: string,
  context: OperationContext,
): Promise<void> {
  const person = await findCandidate(userID, context);
  const isOfPerson = eq(erasureRequests.userID, userID);
  const isStopped = await context.db.transaction(async (tx) => {
    const [request] = await tx.select().from(erasureRequests).where(isOfPerson).for('update');
    if (request === undefined) return false;
    if (request.requestedBy === null) {
      throw new ApiFailure(
        409,
        'ILLEGAL_TRANSITION',
        'The person has asked for it, and alone can take it back.',
      );
    }
    await tx.delete(erasureRequests).where(isOfPerson);
    await audit(tx, context, erasureChange('deleted', userID));
    return true;
  });
  if (!isStopped) return;
  const message = erasureStoppedMessage(person, personName(signedIn(context)));
  context.afterwards(() => services.messenger.send(message));
}

/**
 * Erases everybody whose time has come, each in a transaction, and confirms it by e-mail.
 * @param kept what each table keeps about people, in the order in which it is erased
 * @throws AggregateError of those who could not be erased, after all others
 */
export async function eraseDue(
  db: Db,
  now: Date,
  messenger: Messenger,
  kept: readonly PersonalData[],
): Promise<void> {
  const isDue = lte(erasureRequests.dueAt, now);
  const { userID, dueAt } = erasureRequests;
  const due = await db.select({ userID }).from(erasureRequests).where(isDue).orderBy(asc(dueAt));
  await inTurn(due.map((request) => () => eraseOne(request.userID)));

  /** Whoever has taken it back meanwhile, or whom another copy of the server erases, is left alone. */
  async function eraseOne(id: string): Promise<void> {
    await db.transaction(async (tx) => {
      const [found] = await tx
        .select({ person: users, askedBy })
        .from(erasureRequests)
        .innerJoin(users, eq(users.id, userID))
        .where(and(eq(userID, id), isDue, ne(users.roleID, superAdminRole)))
        .for('update', { skipLocked: true });
      if (found === undefined) return;
      for (const data of kept) await erase(tx, data, found.person);
      // In the same transaction: of a process that dies behind it nobody would hear.
      await messenger.send(erasedMessage(found.person, found.askedBy), tx);
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

function erasureChange(action: 'added' | 'deleted', userID: string) {
  return { action, entityType: 'erasure', entityID: userID, subjectID: userID, fields: [] } as const;
}
