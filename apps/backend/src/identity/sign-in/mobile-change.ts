/** Another mobile number for an account: proved by a code that goes to it, and told to the old one. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  newDeviceID,
  signedIn,
  unauthenticated,
  validationFailed,
  type OperationContext,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import type { Services } from '../services.ts';
import { alreadyRegistered } from '../accounts/registration.ts';
import { removeUnverified } from '../users/unverified.ts';
import { users } from '../tables/users.ts';
import { forgetWaysIn, rememberDevice } from '../auth/caller.ts';
import { issueCode, spendCode, type IssuedCode } from '../auth/challenges.ts';
import { voidLinks } from '../auth/email-change.ts';
import { mobileChangedMessages, mobileCodeMessage, withheldCodeMessage } from '../auth/messages.ts';
import { provePassword } from '../auth/own-password.ts';
import { revokeAllSessions, tokenAnew } from '../auth/sessions.ts';
import type { SignedIn } from '../auth/entering.ts';

/**
 * Sends a code to the number. To one that another account has none goes out, and the answer is the same: it tells nobody whose number it is.
 * @throws ApiFailure 422 for the present number, and what `provePassword` and `issueCode` throw
 */
export async function requestMobileChange(
  services: Services,
  request: { mobileNumber: string; currentPassword: string; captchaToken: string | undefined },
  context: OperationContext,
): Promise<IssuedCode> {
  const { messenger, publicAddress } = services;
  const caller = signedIn(context);
  const { mobileNumber, currentPassword, captchaToken } = request;
  if (mobileNumber === caller.mobileNumber) {
    throw validationFailed([
      { path: 'mobileNumber', code: 'unchanged', message: 'This is your number already.' },
    ]);
  }
  await provePassword(services, currentPassword, context);
  const use = { mobileNumber, purpose: 'mobile', about: caller.id } as const;
  const issued = await issueCode(services, use, captchaToken, context);
  const isTaken = (await context.db.$count(users, isOthers(mobileNumber, caller.id))) > 0;
  if (isTaken) {
    const withheld = withheldCodeMessage(mobileNumber, issued.expiresAt);
    await messenger.withhold(withheld, 'another account has this number.');
  } else {
    const { hostname } = new URL(publicAddress());
    await messenger.send(mobileCodeMessage({ ...caller, mobileNumber }, issued, hostname));
  }
  return issued;
}

const isOthers = (mobileNumber: string, userID: string) =>
  and(eq(users.mobileNumber, mobileNumber), ne(users.id, userID), ne(users.userStatus, 'Pending OTP'));

/**
 * Makes the number that a code proves the account's. Everybody is signed out but the caller, whose session goes on with a token that has the
 * number; what waits under the old one is void, and it is told.
 * @throws ApiFailure as `spendCode`; 409 DUPLICATE when another account has taken the number meanwhile
 */
export async function changeMobile(
  services: Services,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  context: OperationContext,
): Promise<SignedIn> {
  const { keys, messenger } = services;
  const { client, log } = context;
  const before = signedIn(context);
  const now = context.now();
  const deviceID = client.deviceID ?? newDeviceID();
  const typed = { mobileNumber, code, purposes: ['mobile'], about: before.id } as const;
  const token = await spendCode(services, typed, context, async (tx) => {
    await claimNumber(tx, mobileNumber, before.id);
    const [user] = await tx
      .update(users)
      .set({
        mobileNumber,
        mobileVerifiedAt: now,
        updatedBy: before.id,
        updatedAt: now,
        rowVersion: sql`${users.rowVersion} + 1`,
      })
      .where(and(eq(users.id, before.id), eq(users.mobileNumber, before.mobileNumber)))
      .returning();
    if (user === undefined) return undefined;
    await revokeAllSessions(tx, user.id, now, before.sessionID);
    await voidLinks(tx, services, before, now, { undo: 'oldest' });
    await forgetWaysIn(tx, user.id);
    await rememberDevice(tx, keys, { userID: user.id, deviceID }, now);
    await audit(tx, context, {
      action: 'changed',
      entityType: 'user',
      entityID: user.id,
      subjectID: user.id,
      fields: ['mobileNumber'],
    });
    const anew = await tokenAnew(tx, keys, user, before.sessionID);
    // Somebody has ended the session at this moment: nothing is changed.
    if (anew === undefined) throw unauthenticated();
    return anew;
  });
  for (const message of mobileChangedMessages(before, mobileNumber)) await messenger.send(message);
  log.info({ event: 'mobile number changed', userID: before.id }, 'mobile number changed');
  return { token, deviceID };
}

/** Makes sure that the number can be that of the account `id`; an unverified registration that has it gives way. */
async function claimNumber(tx: Transaction, mobileNumber: string, id: string): Promise<void> {
  // As those who register or verify the number lock it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${mobileNumber}`}, 0))`);
  await removeUnverified(tx, and(eq(users.mobileNumber, mobileNumber), ne(users.id, id)));
  if ((await tx.$count(users, isOthers(mobileNumber, id))) > 0) throw alreadyRegistered();
}
