import { attempt, type Attempt } from '@aarambh/api-client';
import { tabStore } from '../storage.ts';
import { loadApi } from './loadApi.ts';

const key = 'otp-resend-at';

/** When another code may be sent to a number, in milliseconds since 1970; kept over reloads. */
export function resendAt(contact: string): number | undefined {
  const [number, time] = (tabStore.read(key) ?? '').split(' ');
  return number === contact && Number.isFinite(Number(time)) ? Number(time) : undefined;
}

export function keepResendAt(contact: string, time: number): void {
  tabStore.write(key, `${contact} ${time}`);
}

/**
 * Sends a one-time password to a mobile number and, when it was sent, begins the wait until the next.
 * @param captchaToken needed once a number got several codes in a day
 */
export async function sendCode(
  contact: string,
  purpose: 'register' | 'reset',
  captchaToken?: string,
): Promise<Attempt<{ resendAfter: number }>> {
  const sent = await attempt(
    (await loadApi()).GET('/sendOTP/{mobileNumber}', {
      params: {
        path: { mobileNumber: contact },
        query: { purpose },
        header: { 'X-Requested-With': 'portal', 'X-Captcha-Token': captchaToken },
      },
    }),
  );
  // A code that was asked for too early tells how long the wait is, too.
  const wait = sent.ok ? sent.data.resendAfter : sent.error.retryAfter;
  if (wait !== null) keepResendAt(contact, Date.now() + wait * 1000);
  return sent;
}
