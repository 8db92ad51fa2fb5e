/** Confirming an e-mail address by the link that was sent to it. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, type OperationContext } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { users, type User } from '../tables/users.ts';
import { alreadyConfirmed, confirmEmailChange } from './email-change.ts';
import { confirmAddressMessage } from './email-messages.ts';
import { hashToken, linkInvalid, linkLife, newToken } from './link-tokens.ts';
import { emailActivations } from '../tables/auth.ts';

/** Sends the person a link that confirms the account's e-mail address. */
export async function sendActivationLink(
  { messenger, publicAddress }: Services,
  user: Pick<User, 'id' | 'firstName' | 'email' | 'locale'>,
  { db, now }: OperationContext,
): Promise<void> {
  const token = newToken();
  const issuedAt = now();
  const expiresAt = new Date(issuedAt.getTime() + linkLife);
  await db.insert(emailActivations).values({
    tokenHash: hashToken(token),
    userID: user.id,
    email: user.email,
    issuedAt,
    expiresAt,
  });
  const link = new URL('/activate-user', publicAddress());
  link.search = new URLSearchParams({ email: user.email, token }).toString();
  await messenger.send(confirmAddressMessage(user, { link: link.href, expiresAt }));
}

/**
 * Uses up a link: the address counts as confirmed, and one that was asked for takes the place of the present one. Opens no session: an account
 * is active before it gets a link, and whoever reads a mailbox must not be able to sign in with it.
 * @throws ApiFailure 400 TOKEN_INVALID for a wrong or expired link, 409 ALREADY_ACTIVE for a used one, 409 DUPLICATE when another account
 *   has taken the address, 403 ACCOUNT_SUSPENDED
 */
export async function activate(
  { limiter }: Services,
  { email, token }: { email: string; token: string },
  { db, log, client, now }: OperationContext,
): Promise<void> {
  await limiter.attempt('activationPerAddress', client.address);
  const link = { email: email.toLowerCase(), token };
  const moment = now();
  await db.transaction(async (tx) => {
    const user = (await confirmEmailChange(tx, link, moment)) ?? (await confirmAddress(tx, link, moment));
    if (user.userStatus !== 'Active') {
      throw new ApiFailure(403, 'ACCOUNT_SUSPENDED', 'This account is suspended. Please contact us.');
    }
    log.info({ event: 'e-mail verified', userID: user.id }, 'e-mail verified');
  });
}

/** Marks the account's present address as confirmed. */
async function confirmAddress(
  tx: Transaction,
  { email, token }: { email: string; token: string },
  now: Date,
): Promise<User> {
  const isThisLink = and(
    eq(emailActivations.tokenHash, hashToken(token)),
    eq(emailActivations.email, email),
    gt(emailActivations.expiresAt, now),
  );
  const [link] = await tx
    .update(emailActivations)
    .set({ consumedAt: now })
    .where(and(isThisLink, isNull(emailActivations.consumedAt)))
    .returning();
  if (!link) {
    const used = await tx.select().from(emailActivations).where(isThisLink);
    throw used.length > 0 ? alreadyConfirmed() : linkInvalid();
  }
  const [user] = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    // The account may have another address by now, which this link says nothing about.
    .where(and(eq(users.id, link.userID), eq(users.email, link.email)))
    .returning();
  if (!user) throw linkInvalid();
  return user;
}
