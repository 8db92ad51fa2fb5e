import { Button } from '@aarambh/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sendCode, waitForNextCode } from '../../session/sendCode.ts';
import { keepVerification, verificationPath } from '../../session/verification.ts';
import { signInFailure, type SignInFailure } from './signInFailure.ts';

interface VerifyNowProps {
  readonly contact: string;
  readonly onFailure: (failure: SignInFailure) => void;
}

/** Sends a code to a number that was never verified, and leads to where it is entered. */
export function VerifyNow({ contact, onFailure }: VerifyNowProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  const verify = async (): Promise<void> => {
    setIsPending(true);
    const sent = await sendCode(contact, 'register');
    setIsPending(false);
    waitForNextCode(contact, sent);
    // A code that was sent a moment ago is good enough.
    if (!sent.ok && sent.error.code !== 'OTP_COOLDOWN' && sent.error.code !== 'CAPTCHA_FAILED') {
      onFailure(signInFailure(sent.error, t));
      return;
    }
    keepVerification({ contact, instituteId: null });
    await navigate(verificationPath);
  };

  return (
    <Button variant="secondary" size="toolbar" isPending={isPending} onClick={() => void verify()}>
      {t('login.verifyNow')}
    </Button>
  );
}
