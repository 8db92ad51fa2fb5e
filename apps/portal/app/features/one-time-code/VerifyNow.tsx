import { ApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { keepVerification, verificationPath } from '#app/session/verification.ts';

interface VerifyNowProps {
  readonly contact: string;
  readonly onFailure: (error: ApiError) => void;
}

/** Loaded on the press: few visits come to need it. */
const loadSender = () => import('#app/session/sendCode.ts').catch(() => null);

/** Sends a code to a number that was never verified, and opens the screen where it is entered. */
export function VerifyNow({ contact, onFailure }: VerifyNowProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  const verify = async (): Promise<void> => {
    const sender = await loadSender();
    if (sender === null) {
      onFailure(new ApiError({ kind: 'offline', call: 'loading the code sender' }));
      return;
    }
    const sent = await sender.sendCode(contact, 'register');
    sender.waitForNextCode(contact, sent);
    // A code that was asked for a moment ago is good enough, and the next screen asks for the captcha itself.
    if (!sent.ok && sent.error.code !== 'OTP_COOLDOWN' && sent.error.code !== 'CAPTCHA_FAILED') {
      onFailure(sent.error);
      return;
    }
    keepVerification({ contact, instituteId: null, sending: sender.sendingOf(sent) });
    await navigate(verificationPath);
  };

  const press = async (): Promise<void> => {
    setIsPending(true);
    await verify();
    setIsPending(false);
  };

  return (
    <Button variant="secondary" size="toolbar" isPending={isPending} onClick={() => void press()}>
      {t('login.verifyNow')}
    </Button>
  );
}
