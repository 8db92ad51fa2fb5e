/** What a right code of a person's own number brings about. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { newDeviceID, type OperationContext, type OperationData } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { joinByInvitation } from '../team/join.ts';
import { users, type User } from '../users/tables.ts';
import { sendActivationLink } from './activation.ts';
import { rememberDevice } from './caller.ts';
import { spendCode } from './challenges.ts';
import { openSession, openTicket } from './sessions.ts';
import type { OtpPurpose } from './tables.ts';

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
  const typed = { mobileNumber, code, purposes: ['register', 'reset'] } as const;
  const { purpose, token, user, deviceID } = await spendCode(
    services,
    typed,
    context,
    async (tx, challenge) => {
      const isReset = challenge.purpose === 'reset';
      const settled = await settle(
        tx,
        services,
        { mobileNumber, purpose: isReset ? 'reset' : 'register' },
        now,
      );
      if (!settled) return undefined;
      if (isReset) {
        const ticket = await openTicket(tx, settled, opening);
        return { purpose: 'reset' as const, token: ticket, user: settled, deviceID: null };
      }
      const device = client.deviceID ?? newDeviceID();
      await rememberDevice(tx, keys, { userId: settled.id, deviceID: device }, now);
      const session = await openSession(tx, settled, opening);
      return { purpose: 'register' as const, token: session, user: settled, deviceID: device };
    },
  );
  // The link of an invitation has confirmed the address of whoever joined by it.
  const isConfirmed = user.emailVerifiedAt !== null;
  if (purpose === 'register' && !isConfirmed) await sendActivationLink(services, user, context);
  log.info({ event: 'code verified', purpose, userId: user.id }, 'code verified');
  return { verified: { token, purpose }, deviceID };
}

/** Does what the code was for and returns the account; undefined when the account is no longer as it was when the code was sent. */
async function settle(
  tx: Transaction,
  { welcome }: Services,
  { mobileNumber, purpose }: { mobileNumber: string; purpose: OtpPurpose },
  now: Date,
): Promise<User | undefined> {
  if (purpose !== 'register') {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.mobileNumber, mobileNumber), eq(users.userStatus, 'Active')));
    return user;
  }
  const [user] = await tx
    .update(users)
    .set({ userStatus: 'Active', mobileVerifiedAt: now })
    .where(and(eq(users.mobileNumber, mobileNumber), eq(users.userStatus, 'Pending OTP')))
    .returning();
  if (user === undefined) return undefined;
  await welcome(tx, user, now);
  if (!(await joinByInvitation(tx, user, now))) return user;
  const [joined] = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(eq(users.id, user.id))
    .returning();
  return joined;
}
