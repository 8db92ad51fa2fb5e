/** What staff find when they compare a section of a profile with papers. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  forbidden,
  notFound,
  signedIn,
  storedText,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import type { User } from '../../identity/index.ts';
import { audit } from '../../records/index.ts';
import { decideChange, requestChange, type ChangeNews } from './change-requests.ts';
import { ownerToChange } from './owner.ts';
import { checkedTables } from './checked.ts';
import { educationStages } from '../tables/profile.ts';
import { refuseFailed, unknown } from './values.ts';
import { refuseStale } from './version.ts';

type Check = OperationRequest<'verifyUserSection'>['body'];

/** Tells a candidate what was found; `note` says what is wrong, null that nothing is. */
type Tell = (
  tx: Transaction,
  finding: { userID: string; section: Check['section']; note: string | null },
  now: Date,
) => Promise<void>;

/** @param tell how the candidate hears of it */
export function createProfileChecks(tell: Tell, changes: ChangeNews) {
  return {
    requestSectionChange: async ({ body }, context) => {
      await requestChange(context, body, changes);
      return { data: null };
    },
    decideSectionChange: async ({ body }, context) => {
      await decideChange(context, body, changes);
      return { data: null };
    },
    verifyUserSection: async ({ body }, context) => {
      await checkSection(context, body, tell);
      return { data: null };
    },
  } satisfies Operations;
}

/**
 * Verifies a section of a candidate's profile, or says what is wrong with it; the candidate is told either way.
 * @throws ApiFailure 403 for one's own, 404 out of scope or nothing there, 409 for values that changed since they were
 * looked at and for the same verdict twice, 422
 */
async function checkSection(context: OperationContext, check: Check, tell: Tell): Promise<void> {
  if (check.userID === signedIn(context).id) throw forbidden('Somebody else has to check your own profile.');
  await context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'staff', check.userID);
    const note = await judgePart(tx, context, owner, check);
    await tell(tx, { userID: owner.id, section: check.section, note }, context.now());
  });
}

/**
 * Writes a verdict about a part of a profile whose owner has been looked up and locked.
 * @param check.mayOverrule whether an earlier verdict may be replaced. @default true
 * @returns what is wrong with it; null where nothing is
 * @throws ApiFailure 404 nothing there, 409 for values that changed since they were looked at and for what has been decided, 422
 */
export async function judgePart(
  tx: Transaction,
  context: OperationContext,
  owner: User,
  { mayOverrule = true, ...check }: Check & { mayOverrule?: boolean },
): Promise<string | null> {
  refuseFailed([
    (check.section === 'education') === (check.recordID !== undefined) ? null : unknown('recordID'),
  ]);
  const table = checkedTables[check.section];
  const condition = check.recordID === undefined ? undefined : eq(educationStages.id, check.recordID);
  const where = and(eq(table.userID, owner.id), condition);
  const [row] = await tx
    .select({ updatedAt: table.updatedAt, status: table.verificationStatus })
    .from(table)
    .where(where);
  if (!row) throw notFound('There is nothing to check here yet.');
  refuseStale(row, check);
  if (
    row.status === check.verdict ||
    (!mayOverrule && row.status !== 'Unverified' && row.status !== 'Pending')
  ) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This has been decided already.');
  }
  const note = check.verdict === 'Rejected' ? storedText(check.note ?? '') : null;
  await tx
    .update(table)
    .set({
      verificationStatus: check.verdict,
      verifiedAt: context.now(),
      verifiedBy: signedIn(context).id,
      verificationNote: note,
      verificationChange: null,
    })
    .where(where);
  await noteCheck(tx, context, check, note);
  return note;
}

async function noteCheck(
  tx: Transaction,
  context: OperationContext,
  { userID, section, recordID }: Check,
  note: string | null,
): Promise<void> {
  await audit(tx, context, {
    action: 'changed',
    entityType: section,
    entityID: recordID ?? userID,
    subjectID: userID,
    fields: ['verificationStatus'],
    ...(note === null ? {} : { reason: note }),
  });
}
