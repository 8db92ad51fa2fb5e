import type { ApiKeyState } from '@aarambh/api-client/enums';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  dayMs,
  endOfIndianDate,
  notFound,
  validationFailed,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { apiKeys } from '../tables/api-keys.ts';
import { users } from '../tables/users.ts';
import { writtenName } from '../users/person-name.ts';
import { findPartner } from './partner.ts';
import { isOwnerThere, newApiKey } from './recognise.ts';

/** Longest life of a key: after that somebody looks at it again. */
const longestLife = 2 * 366 * dayMs;

/** Keys that the list shows. */
const shown = 500;

/** Keys of programs, as administrators make and revoke them. */
export const apiKeysOperations = {
  listApiKeys: async (_request, context) => ({ data: { apiKey: await listKeys(context) } }),

  addApiKey: async ({ body }, context) => {
    const { name, email, scopes, callsPerMinute, expiresOn } = body;
    const createdAt = context.now();
    const expiresAt = endOfIndianDate(expiresOn);
    refuseUnfitEnd(expiresAt, createdAt);
    const { key, ...kept } = newApiKey();
    await context.db.transaction(async (tx) => {
      const owner = await findPartner(tx, email);
      const [added] = await tx
        .insert(apiKeys)
        .values({ name, scopes, callsPerMinute, createdAt, expiresAt, ...kept, ...owner })
        .returning();
      if (added === undefined) throw new Error('The key was not written.');
      await audit(tx, context, {
        ...trace(added),
        action: 'added',
        fields: ['name', 'email', 'scopes', 'callsPerMinute', 'expiresOn'],
        after: { scopes, callsPerMinute, expiresOn },
      });
    });
    return { data: { key } };
  },

  revokeApiKey: async ({ params: { id } }, context) => {
    await context.db.transaction(async (tx) => {
      const [revoked] = await tx
        .update(apiKeys)
        .set({ revokedAt: context.now() })
        .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
        .returning();
      if (revoked === undefined) throw notFound();
      await audit(tx, context, { ...trace(revoked), action: 'deleted', fields: [] });
    });
    return { data: null };
  },
} satisfies Operations;

const trace = ({ id, parentEntityID }: Pick<typeof apiKeys.$inferSelect, 'id' | 'parentEntityID'>) =>
  ({ entityType: 'apiKey', entityID: id, subjectID: parentEntityID }) as const;

function refuseUnfitEnd(expiresAt: Date, now: Date): void {
  if (expiresAt > now && expiresAt.getTime() <= now.getTime() + longestLife) return;
  const message = 'Choose a day within the next two years.';
  throw validationFailed([{ path: 'expiresOn', code: 'outOfRange', message }]);
}

async function listKeys(context: OperationContext): Promise<OperationData<'listApiKeys'>['apiKey']> {
  const now = context.now();
  const rows = await context.db
    .select({
      key: apiKeys,
      ownerName: writtenName(users),
      organisationName: sql<string | null>`coalesce(${companies.name}, ${institutes.name})`,
      isOwnerThere: sql<boolean>`${isOwnerThere}`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.ownerID))
    .leftJoin(companies, eq(companies.id, apiKeys.parentEntityID))
    .leftJoin(institutes, eq(institutes.id, apiKeys.parentEntityID))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(shown);
  return rows.map(({ key, ownerName, organisationName, ...row }) => ({
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    organisationName: organisationName ?? '',
    ownerName,
    callsPerMinute: key.callsPerMinute,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedOn: key.lastUsedOn,
    state: stateOf(key, row.isOwnerThere, now),
  }));
}

function stateOf(
  { revokedAt, expiresAt }: Pick<typeof apiKeys.$inferSelect, 'revokedAt' | 'expiresAt'>,
  isThere: boolean,
  now: Date,
): ApiKeyState {
  if (revokedAt !== null) return 'Revoked';
  if (expiresAt <= now) return 'Expired';
  return isThere ? 'Active' : 'Withheld';
}
