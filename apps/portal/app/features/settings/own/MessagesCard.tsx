import { Alert } from '@aarambh/ui/Alert';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Switch } from '@aarambh/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { preferencesQuery } from '#app/features/preferences/preferences.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { WhatsappChoice } from './WhatsappChoice.tsx';
import { useSavedChoice } from './useSavedChoice.ts';

const ways = ['InPanel', 'ByEmail', 'BySms'] as const;

/** Which messages the person gets outside of the portal, and which cannot be switched off. */
export function MessagesCard() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(preferencesQuery);
  const save = useSavedChoice();
  const { type } = useUser();
  // Others hear of the applications of candidates, and have no such profile.
  const kinds = type === 'C' ? (['jobs', 'applications', 'profile'] as const) : (['applications'] as const);
  return (
    <SettingsCard name="messages" lead={t('settings.messages.lead')} isBusy={isPending}>
      {isPending && <Skeleton />}
      {error && (
        <Alert tone="danger" title={t('settings.messages.failed')} action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} />
        </Alert>
      )}
      {data && (
        <Stack gap="lg">
          <Stack as="section" gap="sm" aria-labelledby="messages-important">
            <Heading level={3} id="messages-important">
              {t('settings.messages.important')}
            </Heading>
            {(['importantByEmail', 'importantBySms', 'digestByEmail'] as const).map((choice) => (
              <Switch
                key={choice}
                label={t(`settings.messages.${choice}`)}
                hint={t(`settings.messages.${choice}Hint`)}
                checked={data[choice]}
                onChange={(checked) => save({ [choice]: checked })}
              />
            ))}
            <WhatsappChoice isChosen={data.byWhatsapp} onChoose={(byWhatsapp) => save({ byWhatsapp })} />
          </Stack>
          {kinds.map((kind) => (
            <Stack key={kind} as="section" gap="sm" aria-labelledby={`messages-${kind}`}>
              <Heading level={3} id={`messages-${kind}`}>
                {t(`settings.messages.kinds.${kind}`)}
              </Heading>
              {ways.map((way) => (
                <Switch
                  key={way}
                  label={t(`settings.messages.ways.${way}`, { kind: t(`settings.messages.kinds.${kind}`) })}
                  checked={data[`${kind}${way}`]}
                  onChange={(checked) => save({ [`${kind}${way}`]: checked })}
                />
              ))}
            </Stack>
          ))}
          <Stack as="section" gap="sm" aria-labelledby="messages-general">
            <Heading level={3} id="messages-general">
              {t('settings.messages.kinds.general')}
            </Heading>
            <Switch
              label={t('settings.messages.generalByEmail')}
              hint={t('settings.messages.generalHint')}
              checked={data.generalByEmail}
              onChange={(checked) => save({ generalByEmail: checked })}
            />
            <Switch
              label={t('settings.messages.generalBySms')}
              checked={data.generalBySms}
              onChange={(checked) => save({ generalBySms: checked })}
            />
          </Stack>
          <Stack as="section" gap="sm" aria-labelledby="messages-always">
            <Heading level={3} id="messages-always">
              {t('settings.messages.always')}
            </Heading>
            <DescriptionList
              items={[
                {
                  term: t('settings.messages.offers'),
                  details: t('settings.messages.offersHint'),
                },
                { term: t('settings.messages.money'), details: t('settings.messages.moneyHint') },
                {
                  term: t('settings.messages.critical'),
                  details: t('settings.messages.criticalHint'),
                },
                { term: t('settings.messages.account'), details: t('settings.messages.accountHint') },
              ]}
            />
          </Stack>
        </Stack>
      )}
    </SettingsCard>
  );
}
