/**
 * Another e-mail address for an account. It counts once its link is opened; until a week after it was asked for, a link that went to the old
 * address takes it back.
 */
import { and, asc, eq, gt, gte, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { ApiFailure, dayMs, type OperationContext } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { claimEmail } from '../users/email-address.ts';
import { users, type User } from '../tables/users.ts';
import { forgetWaysIn } from './caller.ts';
import { changeUndoneMessages, confirmAddressMessage, emailChangeMessage } from './email-messages.ts';
import { hashToken, linkInvalid, linkLife, newToken } from './link-tokens.ts';
import { revokeAllSessions } from './sessions.ts';
import { credentials, emailActivations, emailChanges } from '../tables/auth.ts';
import { voidCode } from './challenges.ts';

/** Milliseconds in which the old address can take the change back. */
const undoLife = 7 * dayMs;

/** Asks for another address: a link goes to it, and one that stops or undoes the change to the present one. */
export async function requestEmailChange(
  { messenger, publicAddress }: Services,
  user: Pick<User, 'id' | 'firstName' | 'email' | 'emailVerifiedAt' | 'locale'>,
  toEmail: string,
  { db, now }: OperationContext,
): Promise<void> {
  const [confirm, undo] = [newToken(), newToken()];
  const requestedAt = now();
  const confirmBefore = new Date(requestedAt.getTime() + linkLife);
  const undoBefore = new Date(requestedAt.getTime() + undoLife);
  await db.transaction(async (tx) => {
    await claimEmail(tx, toEmail, user.id, requestedAt);
    await endPending(tx, user.id, requestedAt);
    await tx.insert(emailChanges).values({
      userID: user.id,
      fromEmail: user.email,
      fromVerifiedAt: user.emailVerifiedAt,
      toEmail,
      confirmHash: hashToken(confirm),
      undoHash: hashToken(undo),
      requestedAt,
      confirmBefore,
      undoBefore,
    });
  });
  const linkTo = (path: string, query: Record<string, string>): string => {
    const link = new URL(path, publicAddress());
    link.search = new URLSearchParams(query).toString();
    return link.href;
  };
  const confirmLink = linkTo('/activate-user', { email: toEmail, token: confirm });
  await messenger.send(
    confirmAddressMessage({ ...user, email: toEmail }, { link: confirmLink, expiresAt: confirmBefore }),
  );
  const undoLink = linkTo('/undo-email-change', { token: undo });
  await messenger.send(emailChangeMessage(user, toEmail, { link: undoLink, expiresAt: undoBefore }));
}

/**
 * Makes the address that a link proves the account's; undefined when no change has this link.
 * @throws ApiFailure 400 TOKEN_INVALID when it is too late, 409 ALREADY_ACTIVE when it was used, 409 DUPLICATE when another account has taken it
 */
export async function confirmEmailChange(
  tx: Transaction,
  { email, token }: { email: string; token: string },
  now: Date,
): Promise<User | undefined> {
  const isThis = and(eq(emailChanges.confirmHash, hashToken(token)), eq(emailChanges.toEmail, email));
  const [change] = await tx.select().from(emailChanges).where(isThis).for('update');
  if (change === undefined) return undefined;
  if (change.undoneAt !== null || change.confirmBefore <= now) throw linkInvalid();
  if (change.confirmedAt !== null) throw alreadyConfirmed();
  await claimEmail(tx, change.toEmail, change.userID, now);
  await tx.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, change.id));
  const [user] = await tx
    .update(users)
    .set({ email: change.toEmail, emailVerifiedAt: now })
    .where(eq(users.id, change.userID))
    .returning();
  return user;
}

/** 409: a link that confirmed its address already. */
export function alreadyConfirmed(): ApiFailure {
  return new ApiFailure(409, 'ALREADY_ACTIVE', 'Your e-mail address is confirmed already. Please sign in.');
}

/**
 * Takes a change back, confirmed or not, and every later one. The account may have been taken over by somebody who knows the password, so
 * its sessions end and the password opens nothing any more: a new one is chosen with a code.
 * @throws ApiFailure 400 TOKEN_INVALID for a wrong or expired link, 409 ALREADY_ACTIVE for a used one
 */
export async function undoEmailChange(
  services: Services,
  token: string,
  context: OperationContext,
): Promise<void> {
  const { limiter, messenger } = services;
  const { db, log, client } = context;
  const now = context.now();
  await limiter.attempt('activationPerAddress', client.address);
  const user = await db.transaction(async (tx) => {
    const [change] = await tx
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.undoHash, hashToken(token)))
      .for('update');
    if (change === undefined || (change.undoneAt === null && change.undoBefore <= now)) throw linkInvalid();
    if (change.undoneAt !== null) {
      throw new ApiFailure(409, 'ALREADY_ACTIVE', 'This change of the e-mail address is undone already.');
    }
    const { userID, fromEmail: email, fromVerifiedAt: emailVerifiedAt } = change;
    await claimEmail(tx, email, userID, now);
    const later = and(eq(emailChanges.userID, userID), gte(emailChanges.requestedAt, change.requestedAt));
    await tx.update(emailChanges).set({ undoneAt: now }).where(later);
    const [owner] = await tx
      .update(users)
      .set({ email, emailVerifiedAt })
      .where(eq(users.id, userID))
      .returning();
    if (owner === undefined) throw linkInvalid();
    await tx.delete(credentials).where(eq(credentials.userID, userID));
    await voidLinks(tx, services, owner, now, { undo: 'keep' });
    await revokeAllSessions(tx, userID, now);
    await forgetWaysIn(tx, userID);
    return owner;
  });
  log.info({ event: 'e-mail change undone', userID: user.id }, 'e-mail change undone');
  for (const message of changeUndoneMessages(user)) await messenger.send(message);
}

/**
 * Makes the links and codes that wait for a person useless. Of the links that undo a change, `oldest` keeps the one that went to the address
 * of before all changes: whoever took the account over knows the password, and must not be able to shut the owner out by changing it.
 */
export async function voidLinks(
  tx: Transaction,
  services: Services,
  { id, mobileNumber }: Pick<User, 'id' | 'mobileNumber'>,
  now: Date,
  { undo }: { undo: 'void' | 'oldest' | 'keep' },
): Promise<void> {
  await tx
    .update(emailActivations)
    .set({ expiresAt: now })
    .where(and(eq(emailActivations.userID, id), gt(emailActivations.expiresAt, now)));
  await endPending(tx, id, now);
  await voidCode(tx, services, mobileNumber);
  if (undo === 'keep') return;
  const undoable = and(eq(emailChanges.userID, id), canBeUndone(now));
  const [oldest] = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(undoable)
    .orderBy(asc(emailChanges.requestedAt))
    .limit(1);
  if (oldest === undefined) return;
  const others = undo === 'oldest' ? ne(emailChanges.id, oldest.id) : undefined;
  await tx.update(emailChanges).set({ undoBefore: now }).where(and(undoable, others));
}

/** The address that a person has asked for and not confirmed; null when there is none. */
export async function pendingEmailOf(db: Db, userID: string, now: Date): Promise<string | null> {
  const [pending] = await db
    .select({ toEmail: emailChanges.toEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userID, userID), isPending(now)));
  return pending?.toEmail ?? null;
}

function endPending(tx: Transaction, userID: string, now: Date): Promise<unknown> {
  return tx
    .update(emailChanges)
    .set({ confirmBefore: now })
    .where(and(eq(emailChanges.userID, userID), isPending(now)));
}

function isPending(now: Date): SQL | undefined {
  return and(
    isNull(emailChanges.confirmedAt),
    isNull(emailChanges.undoneAt),
    gt(emailChanges.confirmBefore, now),
  );
}

function canBeUndone(now: Date): SQL | undefined {
  return and(isNull(emailChanges.undoneAt), gt(emailChanges.undoBefore, now));
}
