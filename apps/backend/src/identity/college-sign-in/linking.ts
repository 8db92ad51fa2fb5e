/** Which identities of colleges open an account: its person says so once, signed in otherwise. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import {
  ApiFailure,
  signedIn,
  type OperationContext,
  type OperationData,
  type SignedInUser,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import type { Services } from '../services.ts';
import { collegeLinks } from '../tables/college-sign-ins.ts';
import { isOfCollege, notBegun, notOfCollege } from './journey.ts';
import { openFor, type Acquaintance } from './sealed.ts';

/**
 * Links the identity that a college has just told of to the caller's account.
 * @throws ApiFailure 400 TOKEN_INVALID for what was not told in this browser within ten minutes; 403 NOT_ENTITLED for somebody whom the
 *   college does not know by address or roll number; 409 DUPLICATE for an identity that opens another account
 */
export async function link(services: Services, linkToken: string, context: OperationContext): Promise<void> {
  const { client } = context;
  const caller = signedIn(context);
  const now = context.now();
  const told = openFor(services.college.seal, 'acquaintance', linkToken, { client, now });
  if (told === null) throw notBegun();
  if (!isOfCollege(caller, told.instituteID)) throw notOfCollege();
  await context.db.transaction(async (tx) => {
    if (!(await isSame(tx, services, told, caller))) throw isSomebodyElse();
    const { instituteID, issuer, subject } = told;
    const [added] = await tx
      .insert(collegeLinks)
      .values({ instituteID, issuer, subject, userID: caller.id, linkedAt: now })
      .onConflictDoNothing()
      .returning();
    if (added !== undefined) {
      await audit(tx, context, { ...trace(caller), action: 'added', fields: ['issuer'] });
      return;
    }
    const identity = and(
      eq(collegeLinks.instituteID, instituteID),
      eq(collegeLinks.issuer, issuer),
      eq(collegeLinks.subject, subject),
    );
    const [other] = await tx.select().from(collegeLinks).where(identity);
    if (other?.userID !== caller.id) throw isAnothers();
  });
}

/** The colleges that open the caller's account, by name, each since it was linked first. */
export async function listLinks(
  context: OperationContext,
): Promise<OperationData<'listCollegeLinks'>['collegeLink']> {
  const { id } = signedIn(context);
  const linkedAt = sql`min(${collegeLinks.linkedAt})`.mapWith(collegeLinks.linkedAt);
  const links = await context.db
    .select({ instituteID: institutes.id, name: institutes.name, linkedAt })
    .from(collegeLinks)
    .innerJoin(institutes, eq(institutes.id, collegeLinks.instituteID))
    .where(eq(collegeLinks.userID, id))
    .groupBy(institutes.id)
    .orderBy(asc(institutes.name), asc(institutes.id));
  return links.map((each) => ({ ...each, linkedAt: each.linkedAt.toISOString() }));
}

/** Takes every link of the caller's account away. */
export async function unlink(context: OperationContext): Promise<void> {
  const caller = signedIn(context);
  await context.db.transaction(async (tx) => {
    const gone = await tx.delete(collegeLinks).where(eq(collegeLinks.userID, caller.id)).returning();
    if (gone.length > 0) await audit(tx, context, { ...trace(caller), action: 'deleted', fields: [] });
  });
}

const trace = ({ id }: Pick<SignedInUser, 'id'>) =>
  ({ entityType: 'collegeLink', entityID: id, subjectID: id }) as const;

/** Whether the college speaks of the caller: an address that it has verified, or the roll number. */
async function isSame(
  tx: Transaction,
  { college: { rollNumberOf } }: Pick<Services, 'college'>,
  told: Acquaintance,
  caller: SignedInUser,
): Promise<boolean> {
  if (told.email !== null && caller.emailVerifiedAt !== null && told.email === caller.email) return true;
  if (told.rollNumber === null) return false;
  const own = await rollNumberOf(tx, caller.id);
  return own !== null && own.toLowerCase() === told.rollNumber.toLowerCase();
}

const isSomebodyElse = (): ApiFailure =>
  new ApiFailure(
    403,
    'NOT_ENTITLED',
    'Your college knows you by another e-mail address and roll number than this account has. Correct your profile, or ask your placement office.',
  );

const isAnothers = (): ApiFailure =>
  new ApiFailure(409, 'DUPLICATE', 'This identity of your college opens another account already.');
