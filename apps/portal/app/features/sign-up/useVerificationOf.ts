import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sendCode, sendingOf, waitForNextCode } from '#app/session/sendCode.ts';
import { keepVerification, verificationPath, type Verification } from '#app/session/verification.ts';
import { alerts } from '#app/screen/alerts.ts';

/**
 * What follows a registration: a code is sent to the number, and the person goes to where it is entered, also when the
 * sending failed, because another can be asked for there.
 */
export function useVerificationOf(): (verification: Omit<Verification, 'sending'>) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async (verification) => {
    const sent = await sendCode(verification.contact, 'register');
    if (!sent.ok) alerts.danger(t('register.otpFailed'));
    waitForNextCode(verification.contact, sent);
    keepVerification({ ...verification, sending: sendingOf(sent) });
    await navigate(verificationPath);
  };
}
