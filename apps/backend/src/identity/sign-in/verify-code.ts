/** What a right code of a person's own number brings about. */
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { newDeviceID, type OperationContext, type OperationData } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { settleInvitation } from '../invitations/accept.ts';
import { joinByInvitation, lockInvitation } from '../team/join.ts';
import { admit } from '../accounts/registration.ts';
import { users, type User } from '../tables/users.ts';
import { removeUnverified } from '../users/unverified.ts';
import { sendActivationLink } from '../auth/activation.ts';
import { rememberDevice } from '../auth/caller.ts';
import { spendCode } from '../auth/challenges.ts';
import { ownAccount } from '../auth/registrants.ts';
import { openSession, openTicket } from '../auth/sessions.ts';
import { registrations } from '../tables/auth.ts';

/**
 * Uses up a code. For `register` the account becomes active with its wallet and its opening credits, in one transaction,
 * and the person is signed in; for `reset` the answer is a ticket for one change of the password.
 * @throws ApiFailure as `spendCode`
 */
export async function verifyCode(
  services: Services,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  context: OperationContext,
): Promise<{ verified: OperationData<'verifyOtp'>; deviceID: string | null }> {
  const { keys } = services;
  const { log, client } = context;
  const now = context.now();
  const opening = { keys, now, client };
  const account = await ownAccount(context.db, keys, client, mobileNumber);
  const about = account?.user.id ?? '';
  const typed = { mobileNumber, code, purposes: ['register', 'reset'], about } as const;
  const { purpose, token, user, deviceID } = await spendCode(
    services,
    typed,
    context,
    async (tx, challenge) => {
      const isReset = challenge.purpose === 'reset';
      const settled = isReset
        ? await findActive(tx, { id: about, mobileNumber })
        : ((await settle(tx, services, { id: about, mobileNumber }, now)) ??
          (await settleInvitation(tx, services, { userID: about, client }, now)));
      if (!settled) return undefined;
      if (isReset) {
        const ticket = await openTicket(tx, settled, opening);
        return { purpose: 'reset' as const, token: ticket, user: settled, deviceID: null };
      }
      const device = client.deviceID ?? newDeviceID();
      await rememberDevice(tx, keys, { userID: settled.id, deviceID: device }, now);
      const session = await openSession(tx, settled, opening);
      return { purpose: 'register' as const, token: session, user: settled, deviceID: device };
    },
  );
  // The link of an invitation has confirmed the address of whoever joined by it.
  const isConfirmed = user.emailVerifiedAt !== null;
  if (purpose === 'register' && !isConfirmed) await sendActivationLink(services, user, context);
  log.info({ event: 'code verified', purpose, userID: user.id }, 'code verified');
  return { verified: { token, purpose }, deviceID };
}

type Subject = Pick<User, 'id' | 'mobileNumber'>;

/** The account that a code is about; undefined when it is no longer as it was when the code was sent. */
async function findActive(tx: Transaction, subject: Subject): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(isStill(subject, 'Active'));
  return user;
}

const isStill = ({ id, mobileNumber }: Subject, status: User['userStatus']) =>
  and(eq(users.id, id), eq(users.mobileNumber, mobileNumber), eq(users.userStatus, status));

/**
 * Makes a registration an account, and removes what others have registered with its number; undefined when there is none any more.
 * @throws ApiFailure 409 DUPLICATE when somebody else's address was verified meanwhile
 */
async function settle(
  tx: Transaction,
  { grantOpeningCredits, joinedTeam }: Services,
  subject: Subject,
  now: Date,
): Promise<User | undefined> {
  // First, as whoever accepts an invitation locks it before the number.
  await lockInvitation(tx, subject.id);
  const isPending = isStill(subject, 'Pending OTP');
  const [registered] = await tx.select().from(users).where(isPending);
  if (registered === undefined) return undefined;
  await admit(tx, registered, now);
  const [user] = await tx
    .update(users)
    .set({ userStatus: 'Active', mobileVerifiedAt: now })
    .where(isPending)
    .returning();
  if (user === undefined) return undefined;
  await tx.delete(registrations).where(eq(registrations.userID, user.id));
  await removeUnverified(tx, and(eq(users.mobileNumber, user.mobileNumber), ne(users.id, user.id)));
  await grantOpeningCredits(tx, user, now);
  if (!(await joinByInvitation(tx, user, now))) return user;
  const [joined] = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(eq(users.id, user.id))
    .returning();
  if (joined !== undefined) await joinedTeam(tx, joined);
  return joined;
}
