/** What has been verified is locked: its owner asks to change it, and staff grant or refuse that. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  forbidden,
  notFound,
  signedIn,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { users, type User } from '../../identity/index.ts';
import { audit } from '../../records/index.ts';
import { checkedTables } from './checked.ts';
import { ownerToChange } from './owner.ts';
import { educationStages } from '../tables/profile.ts';
import { refuseFailed, unknown } from './values.ts';
import { unverified } from './verification.ts';

type Request = OperationRequest<'requestSectionChange'>['body'];
type Decision = OperationRequest<'decideSectionChange'>['body'];
type Section = Request['section'];

/** Who hears of a request, and of its end. */
export interface ChangeNews {
  /** Tells the officers of the institute that a student asks. */
  asked: (tx: Transaction, student: User, section: Section, now: Date) => Promise<void>;
  /** Tells the student; `note` says why it was refused, null that it was granted. */
  decided: (
    tx: Transaction,
    decision: { userID: string; section: Section; note: string | null },
    now: Date,
  ) => Promise<void>;
}

/**
 * Asks to change a section of the caller's own that staff have verified.
 * @throws ApiFailure 404 nothing there, 409 not verified or asked already, 422
 */
export async function requestChange(
  context: OperationContext,
  { section, recordID, reason }: Request,
  { asked }: ChangeNews,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'own');
    const { table, where, row } = await sectionOf(tx, owner, section, recordID);
    if (row.status !== 'Verified') throw illegal('This is not verified. You can change it yourself.');
    if (row.change !== null && row.change.refusal === null) throw illegal('You have asked for this already.');
    const change = {
      reason: storedText(reason),
      requestedAt: context.now().toISOString(),
      refusal: null,
    };
    await tx.update(table).set({ verificationChange: change }).where(where);
    await note(tx, context, owner, { section, recordID }, reason);
    await asked(tx, owner, section, context.now());
  });
}

/**
 * Grants a request, after which the section is no longer verified and its owner changes it, or refuses it with a reason.
 * @throws ApiFailure 403 for one's own, 404 out of scope or nothing there, 409 nothing waits, 422
 */
export async function decideChange(
  context: OperationContext,
  { userID, section, recordID, isGranted, note: written }: Decision,
  { decided }: ChangeNews,
): Promise<void> {
  if (userID === signedIn(context).id) throw forbidden('Somebody else has to check your own profile.');
  const refusal = isGranted ? null : storedText(written ?? '');
  if (refusal === '') {
    throw validationFailed([{ path: 'note', code: 'required', message: 'Say why it is refused.' }]);
  }
  await context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'staff', userID);
    const { table, where, row } = await sectionOf(tx, owner, section, recordID);
    if (row.change === null || row.change.refusal !== null)
      throw illegal('Nothing waits for a decision here.');
    await tx
      .update(table)
      .set(refusal === null ? unverified : { verificationChange: { ...row.change, refusal } })
      .where(where);
    await note(tx, context, owner, { section, recordID }, refusal);
    await decided(tx, { userID: owner.id, section, note: refusal }, context.now());
  });
}

async function sectionOf(tx: Transaction, owner: User, section: Section, recordID: string | undefined) {
  refuseFailed([(section === 'education') === (recordID !== undefined) ? null : unknown('recordID')]);
  const table = checkedTables[section];
  const where = and(
    eq(table.userID, owner.id),
    recordID === undefined ? undefined : eq(educationStages.id, recordID),
  );
  const [row] = await tx
    .select({ status: table.verificationStatus, change: table.verificationChange })
    .from(table)
    .where(where);
  if (!row) throw notFound();
  return { table, where, row };
}

/** Whether the person of the row asks to change something that is verified. */
export const asksForChange = or(
  ...Object.values(checkedTables).map(
    (table) => sql`exists (select from ${table} where ${table.userID} = ${users.id}
      and ${table.verificationChange} is not null and ${table.verificationChange} ->> 'refusal' is null)`,
  ),
);

const illegal = (message: string) => new ApiFailure(409, 'ILLEGAL_TRANSITION', message);

async function note(
  tx: Transaction,
  context: OperationContext,
  { id: subjectID }: User,
  { section, recordID }: Pick<Request, 'section' | 'recordID'>,
  reason: string | null,
): Promise<void> {
  await audit(tx, context, {
    action: 'changed',
    entityType: section,
    entityID: recordID ?? subjectID,
    subjectID,
    fields: ['verificationChange'],
    ...(reason === null ? {} : { reason }),
  });
}
