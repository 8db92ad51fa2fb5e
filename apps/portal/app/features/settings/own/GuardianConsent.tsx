import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { queries } from '#app/session/queries.ts';
import { waitForNextCode } from '#app/session/sendCode.ts';
import { Retry } from '#app/screen/Retry.tsx';
import { GuardianCode } from './GuardianCode.tsx';
import { sendGuardianCode, type Parent } from './sendGuardianCode.ts';

const hasNumber = (parent: components['schemas']['Parent']): parent is Parent => Boolean(parent.mobileNumber);

/** How somebody under 18 gets the consent of a parent or guardian: who it is, and the code that this person was sent. */
export function GuardianConsent({ onGiven }: { readonly onGiven: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(queries().queryOptions('get', '/user/parents'));
  const [chosenID, setChosenID] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Who has been sent a code. */
  const [asked, setAsked] = useState<Parent>();
  if (error !== null) {
    return (
      <Alert tone="danger" title={t('settings.guardian.failed')} action={<Retry onRetry={refetch} />}>
        {failureText(error, t)}
      </Alert>
    );
  }
  if (data === undefined) return <Skeleton />;
  const named = data.data.parents.filter(hasNumber);
  const chosen = named.find(({ id }) => id === chosenID) ?? named[0];
  if (chosen === undefined) {
    return (
      <Stack gap="xs">
        <Text size="sm">{t('settings.guardian.nobody')}</Text>
        <Link variant="standalone" href="/profile#parents">
          {t('settings.guardian.name')}
        </Link>
      </Stack>
    );
  }
  if (asked !== undefined) {
    return <GuardianCode parent={asked} onGiven={onGiven} onBack={() => setAsked(undefined)} />;
  }
  const send = async (): Promise<void> => {
    setSending(true);
    setFailure(undefined);
    const sent = await sendGuardianCode(chosen.id);
    setSending(false);
    // Asked for a moment ago, or too often: the next screen takes the code that is there, and asks for what is wanted for another.
    const isAwaited = sent.ok || ['OTP_COOLDOWN', 'CAPTCHA_FAILED'].includes(sent.error.code ?? '');
    if (isAwaited) {
      waitForNextCode(chosen.mobileNumber, sent);
      setAsked(chosen);
    } else setFailure(failureText(sent.error, t));
  };
  return (
    <Stack gap="sm">
      <RadioGroup
        label={t('settings.guardian.who')}
        value={chosen.id}
        onChange={({ currentTarget }) => setChosenID(currentTarget.value)}
        options={named.map(({ id, name, relation, mobileNumber }) => ({
          value: id,
          label: `${name} (${t(`settings.guardian.relations.${relation}`)}), ${mobileNumber}`,
        }))}
      />
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Inline>
        <Button variant="secondary" size="toolbar" isPending={isSending} onClick={() => void send()}>
          {t('settings.guardian.send')}
        </Button>
        <Link variant="standalone" href="/profile#parents">
          {t('settings.guardian.other')}
        </Link>
      </Inline>
    </Stack>
  );
}
