/** Sending invitations to accounts: those of a file by rounds, a single one right after its call. */
import { and, asc, eq, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  createTask,
  notFound,
  signedIn,
  untilNoneWaits,
  type OperationContext,
  type OperationRequest,
  type Taking,
  type Task,
  type TaskHost,
} from '../../platform/index.ts';
import { hashToken, invitationLife, newToken } from '../auth/link-tokens.ts';
import type { Services } from '../services.ts';
import { findParentName } from '../users/parent.ts';
import { usersInReach } from '../users/scope.ts';
import { users } from '../tables/users.ts';
import { accountInvitationMessage, platformName } from './messages.ts';
import { awaitsPassword, recordInvitation } from './record.ts';
import { accountInvitations } from '../tables/invitations.ts';
import { writtenName } from '../users/person-name.ts';

type Ways = Pick<Services, 'messenger' | 'publicAddress'>;

const inviters = alias(users, 'inviters');

/**
 * Sends every invitation that waits, each once, however many copies of the server look for them.
 * @param goesOn asked before each
 * @throws AggregateError of those that could not be sent, after all others
 */
export async function sendDueInvitations(
  db: Db,
  ways: Ways,
  now: Date,
  goesOn: () => boolean = () => true,
): Promise<void> {
  await untilNoneWaits(
    ({ passedOver, take }) =>
      db.transaction((tx) =>
        sendOne(tx, ways, now, notInArray(accountInvitations.userID, [...passedOver]), take),
      ),
    goesOn,
  );
}

/** Milliseconds between two looks for invitations that wait. */
const rhythm = 10_000;

export const createInvitationTask = (host: TaskHost, ways: Ways): Task =>
  createTask(host, {
    name: 'invitations',
    everyMs: rhythm,
    work: (goesOn) => sendDueInvitations(host.db, ways, host.now(), goesOn),
  });

/** Sends the invitation of a person soon, not within the call that made the account. */
export function inviteAfterwards(services: Ways, userID: string, context: OperationContext): void {
  context.afterwards(() =>
    context.inSteps.transaction((tx) =>
      sendOne(tx, services, context.now(), eq(accountInvitations.userID, userID)),
    ),
  );
}

/**
 * Sends an invitation that waits; false when there is none.
 * @param take hears whose it is, before anything is done with it
 */
async function sendOne(
  tx: Transaction,
  ways: Ways,
  now: Date,
  which: SQL,
  take?: Taking['take'],
): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(accountInvitations)
    .where(and(isNotNull(accountInvitations.dueAt), which))
    .orderBy(asc(accountInvitations.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (due === undefined) return false;
  const { userID, invitedBy } = due;
  take?.(userID);
  const [person] = await tx
    .select({ user: users, inviter: sql<string | null>`${writtenName(inviters)}` })
    .from(users)
    .leftJoin(inviters, eq(inviters.id, invitedBy ?? ''))
    .where(and(eq(users.id, userID), awaitsPassword));
  if (person === undefined) {
    await tx.delete(accountInvitations).where(eq(accountInvitations.userID, userID));
    return true;
  }
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationLife);
  await tx
    .update(accountInvitations)
    .set({ dueAt: null, tokenHash: hashToken(token), expiresAt })
    .where(eq(accountInvitations.userID, userID));
  const organisation = (await findParentName(tx, person.user)) ?? platformName;
  const inviter = person.inviter ?? organisation;
  const sent = { inviter, organisation, token, expiresAt };
  // In the same transaction: a process that dies here leaves it for the next look.
  await ways.messenger.send(accountInvitationMessage(person.user, sent, ways.publicAddress()), tx);
  return true;
}

/**
 * Sends the invitation of somebody again, with a new link.
 * @throws ApiFailure 404 out of scope, 409 ALREADY_ACTIVE for who has a password, 429 more than once in ten minutes
 */
export async function inviteAgain(
  services: Services,
  userID: string,
  context: OperationContext,
): Promise<void> {
  const caller = signedIn(context);
  const { db } = context;
  const inReach = and(eq(users.id, userID), eq(users.userStatus, 'Active'), usersInReach(caller));
  if ((await db.$count(users, inReach)) === 0) throw notFound();
  if ((await db.$count(users, and(inReach, awaitsPassword))) === 0) {
    throw new ApiFailure(409, 'ALREADY_ACTIVE', 'This person has chosen a password already.');
  }
  await services.limiter.attempt('welcomePerPerson', userID);
  await recordAndSend(services, userID, caller.id, context);
}

/**
 * Sends invitations again to whoever has the number or the address, for somebody who was told so at a registration. Says nothing about whether
 * there is one. The e-mail goes to the address of the account, whatever was typed.
 * @throws ApiFailure 429 after too many of one network address
 */
export async function requestInvitation(
  services: Services,
  { email, mobileNumber }: OperationRequest<'requestInvitation'>['body'],
  context: OperationContext,
): Promise<void> {
  const { db, client } = context;
  await services.limiter.attempt('activationPerAddress', client.address);
  const isNamed = or(eq(users.mobileNumber, mobileNumber), eq(users.email, email.toLowerCase()));
  const found = await db
    .select({ id: users.id, invitedBy: accountInvitations.invitedBy, createdBy: users.createdBy })
    .from(users)
    .leftJoin(accountInvitations, eq(accountInvitations.userID, users.id))
    .where(and(isNamed, awaitsPassword))
    .limit(2);
  for (const { id, invitedBy, createdBy } of found) {
    if (await services.limiter.isWithin('welcomePerPerson', id)) {
      await recordAndSend(services, id, invitedBy ?? createdBy, context);
    }
  }
}

async function recordAndSend(
  services: Services,
  userID: string,
  invitedBy: string | null,
  context: OperationContext,
): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await recordInvitation(tx, userID, { invitedBy, now });
    await sendOne(tx, services, now, eq(accountInvitations.userID, userID));
  });
}
