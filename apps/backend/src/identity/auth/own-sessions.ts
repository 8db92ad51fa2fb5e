/** The caller's own sessions: seeing and ending them. */
import { and, eq } from 'drizzle-orm';
import { notFound, signedIn, type OperationContext, type OperationData } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { describeDevice } from './device.ts';
import { listLiveSessions, revokeAllSessions, revokeSession } from './sessions.ts';
import { sessions } from '../tables/auth.ts';

type ListedSession = OperationData<'listSessions'>['session'][number];

/** Where the caller is signed in, newest first. */
export async function listOwnSessions(context: OperationContext): Promise<ListedSession[]> {
  const caller = signedIn(context);
  const live = await listLiveSessions(context.db, caller.id, context.now());
  return live.map(({ id, issuedAt, expiresAt, lastUsedAt, userAgent, network }) => ({
    jti: id,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    userAgent: describeDevice(userAgent),
    network,
    isCurrent: id === caller.sessionID,
  }));
}

/**
 * Ends one of the caller's sessions.
 * @throws ApiFailure 404 for a session of somebody else, one that has ended and one that never was: not told apart
 */
export async function endOwnSession(context: OperationContext, id: string): Promise<void> {
  const caller = signedIn(context);
  await context.db.transaction(async (tx) => {
    const [own] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userID, caller.id), eq(sessions.scope, 'session')));
    if (!own || !(await revokeSession(tx, id, context.now()))) throw notFound();
    await audit(tx, context, sessionEnded(id, caller.id));
  });
}

/** Ends every session of the caller except the one of this call. */
export async function endOtherSessions(context: OperationContext): Promise<void> {
  const caller = signedIn(context);
  await context.db.transaction(async (tx) => {
    await revokeAllSessions(tx, caller.id, context.now(), caller.sessionID);
    await audit(tx, context, sessionEnded('others', caller.id));
  });
}

function sessionEnded(entityID: string, subjectID: string) {
  return { action: 'deleted', entityType: 'session', entityID, subjectID, fields: [] } as const;
}
