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
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { isCodeAwaited, secondsToWait, waitForNextCode, type SentCode } from '#app/session/sendCode.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { GuardianCode } from './GuardianCode.tsx';
import { sendGuardianCode, type Parent } from './sendGuardianCode.ts';

const hasNumber = (parent: components['schemas']['Parent']): parent is Parent => Boolean(parent.mobileNumber);

/** How somebody under 18 gets the consent of a parent or guardian: who it is, and the code that this person was sent. */
export function GuardianConsent({ onGiven }: { readonly onGiven: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(queries().queryOptions('get', '/user/parents'));
  const [chosenID, setChosenID] = useState('');
  /** Who has been sent a code. */
  const [asked, setAsked] = useState<Parent>();
  const sending = useAction(
    async ({ id, mobileNumber }: Parent): Promise<SentCode> => {
      const sent = await sendGuardianCode(id);
      if (!sent.ok && !isCodeAwaited(sent.error)) return sent;
      waitForNextCode(mobileNumber, sent);
      return { ok: true, data: { resendAfter: secondsToWait(sent) } };
    },
    { onDone: (_sent, parent) => setAsked(parent) },
  );
  if (error !== null) {
    return (
      <Alert tone="danger" title={t('settings.guardian.failed')} action={<Retry onRetry={refetch} />}>
        <FailureWords error={error} />
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
  return (
    <Stack gap="sm">
      <RadioGroup
        label={t('settings.guardian.who')}
        value={chosen.id}
        onChange={(value) => setChosenID(value)}
        options={named.map(({ id, name, relation, mobileNumber }) => ({
          value: id,
          label: `${name} (${t(`settings.guardian.relations.${relation}`)}), ${mobileNumber}`,
        }))}
      />
      <FailureAlert error={sending.failure} />
      <Inline>
        <Button
          variant="secondary"
          size="sm"
          isPending={sending.isPending}
          onClick={() => sending.run(chosen)}
        >
          {t('settings.guardian.send')}
        </Button>
        <Link variant="standalone" href="/profile#parents">
          {t('settings.guardian.other')}
        </Link>
      </Inline>
    </Stack>
  );
}
