/** Confirming an e-mail address by the link that was sent to it. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { ApiFailure } from '../../platform/failure.ts';
import type { OperationContext } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { users, type User } from '../users/tables.ts';
import { activationMessage } from './messages.ts';
import { openSession } from './sessions.ts';
import { emailActivations } from './tables.ts';

/** Milliseconds that a link is good for. */
const linkLife = 7 * 24 * 60 * 60 * 1000;

/** Sends the person a link that confirms the account's e-mail address. */
export async function sendActivationLink(
  { messenger, publicAddress }: Services,
  user: User,
  { db, now }: OperationContext,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
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
  await messenger.send(activationMessage(user, { link: link.href, expiresAt }));
}

/**
 * Uses up a link, marks the address as verified and returns the token of a new session.
 * @throws ApiFailure 400 TOKEN_INVALID for a wrong or expired link, 409 ALREADY_ACTIVE for a used one,
 *   403 ACCOUNT_SUSPENDED
 */
export async function activate(
  { limiter, keys }: Services,
  { email, token }: { email: string; token: string },
  context: OperationContext,
): Promise<string> {
  const { db, log, client } = context;
  const now = context.now();
  await limiter.attempt('activationPerAddress', client.address);
  const isThisLink = and(
    eq(emailActivations.tokenHash, hashToken(token)),
    eq(emailActivations.email, email.toLowerCase()),
    gt(emailActivations.expiresAt, now),
  );
  return db.transaction(async (tx) => {
    const [link] = await tx
      .update(emailActivations)
      .set({ consumedAt: now })
      .where(and(isThisLink, isNull(emailActivations.consumedAt)))
      .returning();
    if (!link) {
      const used = await tx.select().from(emailActivations).where(isThisLink);
      throw used.length > 0 ? alreadyActive() : linkInvalid();
    }
    const [user] = await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      // The account may have another address by now, which this link says nothing about.
      .where(and(eq(users.id, link.userID), eq(users.email, link.email)))
      .returning();
    if (!user) throw linkInvalid();
    if (user.userStatus !== 'Active') {
      throw new ApiFailure(403, 'ACCOUNT_SUSPENDED', 'This account is suspended. Please contact us.');
    }
    log.info({ event: 'e-mail verified', userID: user.id }, 'e-mail verified');
    return openSession(tx, user, { keys, now, client });
  });
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function linkInvalid(): ApiFailure {
  return new ApiFailure(400, 'TOKEN_INVALID', 'This link is not valid any more.');
}

function alreadyActive(): ApiFailure {
  return new ApiFailure(409, 'ALREADY_ACTIVE', 'Your e-mail address is confirmed already. Please sign in.');
}
