import type { AuditAction } from '@aarambh/api-client/enums';
import type { Transaction } from '../../database/index.ts';
import { signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import { auditEvents, type KeptValues } from './tables.ts';

export interface AuditedChange {
  action: AuditAction;
  entityType: string;
  entityID: string;
  /** Whose record it is. */
  subjectID: string;
  /** Names of the fields that were sent. */
  fields: readonly string[];
  /** Values before and after, of the fields whose values may be kept for ever (`keptValues`). */
  before?: KeptValues;
  after?: KeptValues;
  /** Why, in the caller's words, where the contract asks for it. */
  reason?: string;
}

/**
 * Writes what the caller did, in the transaction that does it: the two stand or fall together.
 * @param actor who did it, where nobody is signed in
 */
export async function audit(
  tx: Transaction,
  context: OperationContext,
  { fields, ...change }: AuditedChange,
  { id: actorID, roleID: actorRoleID }: Pick<SignedInUser, 'id' | 'roleID'> = signedIn(context),
): Promise<void> {
  await tx.insert(auditEvents).values({
    ...change,
    fields: [...fields],
    actorID,
    actorRoleID,
    at: context.now(),
    requestID: context.requestId,
  });
}

/**
 * What the trail keeps of a change, for `audit`: the values of those changed fields that say nothing of a person.
 * @param kept names of the fields whose values may be kept
 * @param changed names of the fields that were changed
 */
export function keptValues(
  kept: readonly string[],
  changed: readonly string[],
  before: object,
  after: object,
): Pick<AuditedChange, 'before' | 'after'> {
  const names = changed.filter((name) => kept.includes(name));
  if (names.length === 0) return {};
  const valuesOf = (row: object) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(row, name) ?? null]));
  return { before: valuesOf(before), after: valuesOf(after) };
}
