import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, perDatabase } from '../../database/index.ts';
import { indianDate, type Identity } from '../../platform/index.ts';
import { hashToken } from '../auth/link-tokens.ts';
import { apiKeys } from '../tables/api-keys.ts';
import { roles } from '../tables/roles.ts';
import { users } from '../tables/users.ts';

/** What the keys of programs begin with; no token of a session does. */
const mark = 'aak_';

/** Characters of a key that are shown again. */
const prefixLength = 12;

/** A new key, with what of it is kept. */
export function newApiKey() {
  const key = mark + randomBytes(32).toString('base64url');
  return { key, prefix: key.slice(0, prefixLength), keyHash: hashToken(key) };
}

/** Whether a bearer token is the key of a program, good or not. */
export const isApiKey = (token: string): boolean => token.startsWith(mark);

/** Whether the owner of a key may still lend it a role: the account can sign in and belongs to the organisation of then. */
export const isOwnerThere = and(
  eq(users.userStatus, 'Active'),
  eq(users.parentEntityType, apiKeys.parentEntityType),
  eq(users.parentEntityID, apiKeys.parentEntityID),
);

/** A key that opens something, with its owner: asked with every call of a program. */
const keyOf = perDatabase((db) =>
  db
    .select({ key: apiKeys, user: users, roleScope: roles.scope, permissions: roles.permissions })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.ownerID))
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(and(eq(apiKeys.keyHash, sql.placeholder('hash')), isNull(apiKeys.revokedAt), isOwnerThere))
    .prepare('api_key'),
);

/** Recognises the key of a program, and notes the first use of a day. One that opens nothing any more is nobody's. */
export async function identifyByKey(db: Db, token: string, now: Date): Promise<Identity> {
  const [row] = await keyOf(db).execute({ hash: hashToken(token) });
  if (row === undefined || row.key.expiresAt <= now) return { kind: 'nobody' };
  const { key, user, roleScope, permissions } = row;
  const today = indianDate(now);
  if (key.lastUsedOn !== today) {
    await db.update(apiKeys).set({ lastUsedOn: today }).where(eq(apiKeys.id, key.id));
  }
  return {
    kind: 'program',
    key: { id: key.id, scopes: new Set(key.scopes), callsPerMinute: key.callsPerMinute },
    user: { ...user, roleScope, sessionID: '' },
    permissions: new Set(permissions),
  };
}
