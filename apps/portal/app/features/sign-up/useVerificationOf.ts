import { useNavigate } from 'react-router';
import { sendCode, sendingOf, waitForNextCode } from '#app/session/sendCode.ts';
import { keepVerification, verificationPath, type Verification } from '#app/session/verification.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

/**
 * What follows a registration: a code is sent to the number, and the person goes to where it is entered, also when the
 * sending failed, because another can be asked for there.
 */
export function useVerificationOf(): (verification: Omit<Verification, 'sending'>) => Promise<void> {
  const navigate = useNavigate();
  return async (verification) => {
    const sent = await sendCode(verification.contact, 'register');
    if (!sent.ok) tellFailure((t) => t('register.otpFailed'));
    waitForNextCode(verification.contact, sent);
    keepVerification({ ...verification, sending: sendingOf(sent) });
    await navigate(verificationPath);
  };
}
