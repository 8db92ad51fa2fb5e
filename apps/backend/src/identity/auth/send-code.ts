/** Sending one-time codes to people about their own account. */
import { eq } from 'drizzle-orm';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { users } from '../tables/users.ts';
import { codeLife, issueCode, resendAfter } from './challenges.ts';
import { goOn, ownAccount, type OwnAccount } from './registrants.ts';
import { codeMessage, withheldCodeMessage } from './messages.ts';
import type { OtpPurpose } from '../tables/auth.ts';

/**
 * Sends a code to a number that may get one, and does the same for any other number but for the sending, so that the
 * answer does not tell which numbers have an account.
 * @param request.purpose absent: `register` for a number that this browser has registered and not verified, otherwise `reset`
 * @throws ApiFailure as `issueCode`
 * @returns what the answer says, and the id of the browser that the code is for
 */
export async function sendCode(
  services: Services,
  request: { mobileNumber: string; purpose?: OtpPurpose | undefined; captchaToken?: string | undefined },
  context: OperationContext,
): Promise<{ sent: OperationData<'sendOtp'>; deviceID: string }> {
  const { messenger, publicAddress, keys } = services;
  const { mobileNumber, captchaToken } = request;
  const account = await ownAccount(context.db, keys, context.client, mobileNumber);
  const user = account?.user;
  const isRegistered = (await context.db.$count(users, eq(users.mobileNumber, mobileNumber))) > 0;
  const purpose = request.purpose ?? (account?.isHeld === true ? 'register' : 'reset');
  const { code, expiresAt, deviceID } = await issueCode(
    services,
    { mobileNumber, purpose, about: user?.id ?? '' },
    captchaToken,
    context,
  );
  const refusal = refusalOf(account, purpose, isRegistered);
  if (account) await goOn(context.db, keys, context.client, account, deviceID);
  if (user && refusal === null) {
    await messenger.send(codeMessage(user, purpose, { code, expiresAt }, new URL(publicAddress()).hostname));
  } else {
    await messenger.withhold(withheldCodeMessage(mobileNumber, expiresAt), refusal ?? '');
  }
  context.log.info({ event: 'code asked for', purpose }, 'code asked for');
  return { sent: { resendAfter, expiresIn: codeLife }, deviceID };
}

/** Why no code goes out; null when one does. Only the sandbox's outbox shows it. */
function refusalOf(
  account: OwnAccount | undefined,
  purpose: OtpPurpose,
  isRegistered: boolean,
): string | null {
  if (account === undefined) {
    return isRegistered ? 'this browser has not registered this number.' : 'no account has this number.';
  }
  const { user, isHeld } = account;
  if (purpose === 'register') {
    return isHeld ? null : 'this number is verified already.';
  }
  if (user.userStatus === 'Pending OTP') return 'this number has not been verified yet.';
  return user.userStatus === 'Active' ? null : 'this account is not active.';
}
