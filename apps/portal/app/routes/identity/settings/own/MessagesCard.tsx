import { isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Switch } from '@aarambh/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { preferencesQuery } from '../../../../identity/preferences/preferences.ts';
import { failureText } from '../../../../session/failureText.ts';
import { Retry } from '../../../../shell/Retry.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { useSavedChoice } from './useSavedChoice.ts';

/** Which messages the person gets outside of the portal, and which cannot be switched off. */
export function MessagesCard() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(preferencesQuery);
  const save = useSavedChoice();
  return (
    <SettingsCard title={t('settings.messages.title')} lead={t('settings.messages.lead')} isBusy={isPending}>
      {isPending && <Skeleton />}
      {error && (
        <Alert tone="danger" title={t('settings.messages.failed')} action={<Retry onRetry={refetch} />}>
          {isApiError(error) && failureText(error, t)}
        </Alert>
      )}
      {data && (
        <Stack>
          <Switch
            label={t('settings.messages.generalByEmail')}
            hint={t('settings.messages.generalHint')}
            checked={data.generalByEmail}
            onChange={({ target }) => save({ generalByEmail: target.checked })}
          />
          <Switch
            label={t('settings.messages.generalBySms')}
            checked={data.generalBySms}
            onChange={({ target }) => save({ generalBySms: target.checked })}
          />
          <DescriptionList
            items={[
              {
                term: t('settings.messages.critical'),
                details: t('settings.messages.criticalHint'),
              },
              { term: t('settings.messages.account'), details: t('settings.messages.accountHint') },
            ]}
          />
        </Stack>
      )}
    </SettingsCard>
  );
}
