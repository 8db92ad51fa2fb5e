import type { ApiError, Attempt, ErrorCodeOf } from '@aarambh/api-client';
import { tabStore } from '#app/storage.ts';
import { call } from './call.ts';
import type { Sending } from './verification.ts';

const key = 'otp-resend-at';

/** When another code may be sent to a number, in milliseconds since 1970; kept over reloads. Undefined when it is not known. */
export function resendAt(contact: string): number | undefined {
  const [number, time] = (tabStore.read(key) ?? '').split(' ');
  return number === contact && Number.isFinite(Number(time)) ? Number(time) : undefined;
}

export function keepResendAt(contact: string, time: number): void {
  tabStore.write(key, `${contact} ${time}`);
}

/** What a call that sends a code can be refused with. */
export type SendingCode = ErrorCodeOf<'sendOtp' | 'requestMobileChange' | 'sendGuardianCode'>;

/** What became of the sending of a code. */
export type SentCode = Attempt<{ readonly resendAfter: number }, SendingCode>;

/**
 * Sends a one-time password to a mobile number.
 * @param captchaToken needed once a number got several codes in a day
 */
export async function sendCode(
  contact: string,
  purpose: 'register' | 'reset',
  captchaToken?: string,
): Promise<SentCode> {
  const params = {
    path: { mobileNumber: contact },
    query: { purpose },
    header: { 'X-Requested-With': 'portal', 'X-Captcha-Token': captchaToken },
  };
  return call((api) => api.GET('/sendOTP/{mobileNumber}', { params }));
}

/** Seconds until the next code may be asked for: none when this one was not sent and the server names no wait. */
export const secondsToWait = (sent: SentCode): number =>
  sent.ok ? sent.data.resendAfter : (sent.error.retryAfter ?? 0);

/** Makes the screen of the code, which comes next, wait as long as the server does. */
export function waitForNextCode(contact: string, sent: SentCode): void {
  keepResendAt(contact, Date.now() + secondsToWait(sent) * 1000);
}

/**
 * Whether the screen of the code comes next all the same: one was asked for a moment ago, or too often. It takes the code that is there, and
 * asks for what is wanted for another.
 */
export const isCodeAwaited = ({ code }: ApiError<SendingCode>): boolean =>
  code === 'OTP_COOLDOWN' || code === 'CAPTCHA_FAILED';

/** What the screen of the code says about this one. */
export function sendingOf(sent: SentCode): Sending {
  if (sent.ok) return 'sent';
  return sent.error.code === 'OTP_COOLDOWN' ? 'earlier' : 'not-sent';
}
