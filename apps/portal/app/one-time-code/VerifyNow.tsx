import { ApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../i18n/useTranslation.ts';
import { keepVerification, verificationPath } from '../session/verification.ts';

interface VerifyNowProps {
  readonly contact: string;
  /** Of a fresher, whose opening credit follows. */
  readonly instituteId?: string | null;
  readonly onFailure: (error: ApiError) => void;
}

/** Loaded on the press: few visits come to need it. */
async function sendCode(contact: string): Promise<ApiError | null> {
  const sending = await import('../session/sendCode.ts').catch(() => null);
  if (sending === null) return new ApiError({ kind: 'offline', call: 'loading the code sender' });
  const sent = await sending.sendCode(contact, 'register');
  sending.waitForNextCode(contact, sent);
  return sent.ok ? null : sent.error;
}

/** Sends a code to a number that was never verified, and leads to where it is entered. */
export function VerifyNow({ contact, instituteId = null, onFailure }: VerifyNowProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  const verify = async (): Promise<void> => {
    setIsPending(true);
    const error = await sendCode(contact);
    setIsPending(false);
    // A code that was sent a moment ago is good enough, and the next screen asks for the captcha itself.
    if (error !== null && error.code !== 'OTP_COOLDOWN' && error.code !== 'CAPTCHA_FAILED') {
      onFailure(error);
      return;
    }
    keepVerification({ contact, instituteId });
    await navigate(verificationPath);
  };

  return (
    <Button variant="secondary" size="toolbar" isPending={isPending} onClick={() => void verify()}>
      {t('login.verifyNow')}
    </Button>
  );
}
