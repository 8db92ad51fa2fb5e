import { useEffect } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';

/** A credential of the WebOTP API, which TypeScript's DOM types do not know. */
interface OtpCredential {
  code: string;
}

function isOtpCredential(credential: object | null): credential is OtpCredential {
  return credential !== null && 'code' in credential && typeof credential.code === 'string';
}

/**
 * Asks the browser for the code of the next SMS that is addressed to this site, in browsers that can do so (Chrome on
 * Android). The person confirms with one tap; the last line of the SMS must be `@host #code`.
 *
 * @param isArmed whether a code is wanted now. The request is withdrawn as soon as none is, so that a code never arrives in a
 *   form that has been submitted or filled in by hand.
 */
export function useWebOtp(isArmed: boolean, onCode: (code: string) => void): void {
  const latest = useLatest(onCode);
  useEffect(() => {
    if (!isArmed || !('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const request: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: controller.signal,
    };
    const waitForCode = async (): Promise<void> => {
      const credential = await navigator.credentials.get(request).catch(() => {
        // Declined, timed out, not allowed in this frame: the code is typed instead.
        return null;
      });
      if (!controller.signal.aborted && isOtpCredential(credential)) latest.current(credential.code);
    };
    void waitForCode();
    return () => controller.abort();
  }, [isArmed, latest]);
}
