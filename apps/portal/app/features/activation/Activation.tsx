import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { session } from '#app/session/session.ts';
import { alerts } from '#app/screen/alerts.ts';
import { activate, type ActivationLink } from './activate.ts';
import { ActivationRefused } from './ActivationRefused.tsx';
import { Confirming } from './Confirming.tsx';

/** Uses the link up and leads to the profile; says what to do where that fails. */
export function Activation({ link }: { readonly link: ActivationLink }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // No action: the failure stays while another try is made, whose button keeps the focus.
  const [error, setError] = useState<ApiError | null>(null);
  const [isPending, setIsPending] = useState(true);
  const [isConfirmed, setIsConfirmed] = useState(false);

  const settle = (result: Awaited<ReturnType<typeof activate>>): void => {
    setIsPending(false);
    if (!result.ok) {
      setError(result.error);
      return;
    }
    setError(null);
    setIsConfirmed(true);
    if (!keepSession(result.data.token)) return;
    alerts.success(t('activation.confirmed'));
    void navigate('/profile', { replace: true });
  };

  const onAnswer = useEffectEvent(settle);
  useEffect(() => {
    const confirm = async (): Promise<void> => onAnswer(await activate(link));
    void confirm();
  }, [link]);

  const retry = async (): Promise<void> => {
    setIsPending(true);
    settle(await activate(link));
  };

  if (isConfirmed) return <Confirmed />;
  if (error === null) return <Confirming />;
  return <Failed error={error} isPending={isPending} onRetry={() => void retry()} />;
}

/**
 * Keeps the session that the answer brings, or else the one that is open here, also in the cookie of 30 days (specification, section 4). False
 * when there is none: a link opens no session of an account that is active.
 */
function keepSession(answered: string | undefined): boolean {
  const state = session().get();
  const token = answered ?? (state.status === 'signed-in' ? state.token : undefined);
  return token !== undefined && session().signIn(token, { cookie: true });
}

/** What a server that confirms without signing the person in leaves on the screen. */
function Confirmed() {
  const { t } = useTranslation();
  return (
    <>
      <Alert tone="success">{t('activation.confirmed')}</Alert>
      <LinkButton href="/login">{t('activation.signIn')}</LinkButton>
    </>
  );
}

interface FailedProps {
  readonly error: ApiError;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** 400 is a failure and 409 is news (specification, section 8); what no verdict was given on can be tried again. */
function Failed({ error, isPending, onRetry }: FailedProps) {
  const { t } = useTranslation();
  const text = failureText(error, t);
  if (error.status === 409) return <ActivationRefused tone="info" text={text} />;
  if (error.status === 422) {
    return (
      <ActivationRefused tone="danger" text={t('activation.incomplete')} advice={t('activation.openAgain')} />
    );
  }
  if (error.kind === 'http' && error.status < 500 && error.status !== 429)
    return <ActivationRefused tone="danger" text={text} advice={t('activation.askForNew')} />;
  return (
    <>
      {!isPending && (
        <Alert tone="danger">
          <FailureWords error={error} />
        </Alert>
      )}
      <Button onClick={onRetry} isPending={isPending}>
        {t('failure.retry')}
      </Button>
    </>
  );
}
