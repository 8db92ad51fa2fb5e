/** Sessions: opening, recognising and ending them. */
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Db, type Transaction, perDatabase } from '../../database/index.ts';
import { dayMs, hourMs, publish, type Identity, type Keys, type SignedInUser } from '../../platform/index.ts';
import { roles } from '../tables/roles.ts';
import { pushSubscriptions } from '../tables/push-subscriptions.ts';
import { findParentName } from '../users/parent.ts';
import { users, type User } from '../tables/users.ts';
import { networkOf } from './network.ts';
import { sessions, type SessionScope } from '../tables/auth.ts';
import { signSession, signTicket, verifyToken } from './tokens.ts';

/** Milliseconds that a session lasts: a day for candidates and employers, a working day for staff. */
const sessionLife = { C: dayMs, E: dayMs, S: 8 * hourMs } as const;

/** Milliseconds that a verified code allows the password to be changed. */
const ticketLife = 10 * 60 * 1000;

/** Milliseconds within which further uses of a session are not written down: not every call is to write. */
const useStep = 5 * 60 * 1000;

/** Longest kept part of what a browser says about itself. */
const userAgentLength = 200;

interface Opening {
  keys: Pick<Keys, 'tokens'>;
  now: Date;
  /** The browser that asks for it. */
  client: { address: string; userAgent: string };
}

/** Signs `user` in: writes the session and the moment of sign-in, and returns the token. */
export async function openSession(tx: Transaction, user: User, opening: Opening): Promise<string> {
  const { keys, now } = opening;
  const validity = await writeSession(tx, user, 'session', sessionLife[user.type], opening);
  await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id));
  return signed(tx, keys, user, validity);
}

/** A token of a session that goes on, with what the account says now; undefined when the session has ended. */
export async function tokenAnew(
  tx: Transaction,
  keys: Pick<Keys, 'tokens'>,
  user: User,
  sessionID: string,
): Promise<string | undefined> {
  const isIt = and(eq(sessions.id, sessionID), eq(sessions.userID, user.id), isNull(sessions.revokedAt));
  const [session] = await tx.select().from(sessions).where(isIt);
  if (session === undefined) return undefined;
  const { id: jti, issuedAt, expiresAt } = session;
  return signed(tx, keys, user, { jti, issuedAt, expiresAt });
}

async function signed(
  tx: Transaction,
  keys: Pick<Keys, 'tokens'>,
  user: User,
  validity: Awaited<ReturnType<typeof writeSession>>,
): Promise<string> {
  const { id, type, firstName, lastName, email, mobileNumber, isFresher, parentEntityID, roleID } = user;
  const parentEntityName = await findParentName(tx, user);
  return signSession(
    keys,
    {
      id,
      type,
      firstName,
      lastName,
      email,
      mobileNumber,
      isFresher,
      parentEntityID,
      parentEntityName,
      roleID,
    },
    validity,
  );
}

/** Writes a ticket that lets `user` choose a new password once, and returns its token. */
export async function openTicket(tx: Transaction, user: User, opening: Opening): Promise<string> {
  const validity = await writeSession(tx, user, 'reset', ticketLife, opening);
  return signTicket(opening.keys, user.mobileNumber, validity);
}

async function writeSession(
  tx: Transaction,
  user: User,
  scope: SessionScope,
  ttlMs: number,
  { now, client }: Opening,
) {
  // A token tells time in whole seconds; the row says the same.
  const issuedAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const expiresAt = new Date(issuedAt.getTime() + ttlMs);
  const [session] = await tx
    .insert(sessions)
    .values({
      userID: user.id,
      scope,
      issuedAt,
      expiresAt,
      lastUsedAt: issuedAt,
      userAgent: client.userAgent.slice(0, userAgentLength),
      network: networkOf(client.address),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not written.');
  return { jti: session.id, issuedAt, expiresAt };
}

/** A session that was not ended, with its person: asked with every call, so the database plans it once per connection. */
const sessionOn = perDatabase((db) =>
  db
    .select({
      user: users,
      roleScope: roles.scope,
      permissions: roles.permissions,
      scope: sessions.scope,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userID))
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(
      and(eq(sessions.id, sql.placeholder('id')), isNull(sessions.revokedAt), eq(users.userStatus, 'Active')),
    )
    .prepare('session'),
);

/**
 * Recognises a bearer token by its signature and its row. With a revoked session, or an account that
 * is no longer active, the caller is nobody.
 */
export async function identify(
  db: Db,
  keys: Pick<Keys, 'tokens'>,
  token: string,
  now: Date,
): Promise<Identity> {
  const verdict = await verifyToken(keys, token, now);
  if (verdict.kind === 'expired') return { kind: 'expired' };
  if (verdict.kind === 'invalid') return { kind: 'nobody' };
  const [row] = await sessionOn(db).execute({ id: verdict.jti });
  if (!row || row.expiresAt <= now || row.scope !== verdict.scope) return { kind: 'nobody' };
  if (row.scope === 'reset') {
    return {
      kind: 'ticket',
      ticket: { sessionID: verdict.jti, userID: row.user.id, mobileNumber: row.user.mobileNumber },
    };
  }
  if (now.getTime() - row.lastUsedAt.getTime() > useStep) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, verdict.jti));
  }
  return {
    kind: 'person',
    user: { ...row.user, roleScope: row.roleScope, sessionID: verdict.jti },
    permissions: new Set(row.permissions),
  };
}

/** A person without a session, for what was asked for and is done later; null when the account is no longer active. */
export async function callerOf(
  db: Db,
  userID: string,
): Promise<{ user: SignedInUser; permissions: ReadonlySet<string> } | null> {
  const [row] = await db
    .select({ user: users, roleScope: roles.scope, permissions: roles.permissions })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(and(eq(users.id, userID), eq(users.userStatus, 'Active')));
  if (!row) return null;
  return {
    user: { ...row.user, roleScope: row.roleScope, sessionID: '' },
    permissions: new Set(row.permissions),
  };
}

/** The sessions of a person that go on, newest first. */
export function listLiveSessions(db: Db, userID: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userID, userID), eq(sessions.scope, 'session'), isLive(now)))
    .orderBy(desc(sessions.issuedAt), desc(sessions.id));
}

/** Ends one session or ticket. False when it had ended already: of several callers at once, one gets true. */
export async function revokeSession(db: Db, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isLive(now)))
    .returning({ id: sessions.id });
  // Its browser shows no more news; one whose session ran out goes on, or nobody would hear of anything the day after.
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionID, id));
  await tellEnded(db, ended);
  return ended.length > 0;
}

/** Ends every session and ticket of a person, except the one with the id `kept`. */
export async function revokeAllSessions(db: Db, userID: string, now: Date, kept?: string): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.userID, userID), isLive(now), kept === undefined ? undefined : ne(sessions.id, kept)),
    )
    .returning({ id: sessions.id });
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userID, userID),
        kept === undefined ? undefined : ne(pushSubscriptions.sessionID, kept),
      ),
    );
  await tellEnded(db, ended);
}

/** Lets the browsers that hold the sessions know at once. */
async function tellEnded(db: Db, ended: readonly { id: string }[]): Promise<void> {
  if (ended.length > 0) await publish(db, { kind: 'sessions-ended', ids: ended.map(({ id }) => id) });
}

/** Those of the sessions that a token may still be used with. */
export async function liveSessions(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userID))
    .where(and(inArray(sessions.id, [...ids]), isLive(now), eq(users.userStatus, 'Active')));
  return new Set(rows.map(({ id }) => id));
}

function isLive(now: Date) {
  return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
}
