import type { Transaction } from '../../database/open.ts';
import { signedIn, type OperationContext } from '../../platform/operation.ts';
import { auditEvents } from './tables.ts';

export interface AuditedChange {
  action:
    | 'downloaded'
    | 'saved'
    | 'added'
    | 'changed'
    | 'activated'
    | 'deactivated'
    | 'deleted'
    | 'recalled'
    | 'read';
  entityType: string;
  entityID: string;
  /** Whose record it is. */
  subjectID: string;
  /** Names of the fields that were sent; never their values. */
  fields: readonly string[];
  /** Why, in the caller's words, where the contract asks for it. */
  reason?: string;
}

/** Writes what the caller did, in the transaction that does it: the two stand or fall together. */
export async function audit(
  tx: Transaction,
  context: OperationContext,
  { fields, ...change }: AuditedChange,
): Promise<void> {
  const { id: actorID, roleID: actorRoleID } = signedIn(context);
  await tx.insert(auditEvents).values({
    ...change,
    fields: [...fields],
    actorID,
    actorRoleID,
    at: context.now(),
    requestID: context.requestId,
  });
}
