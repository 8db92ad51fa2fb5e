import { type components } from '@aarambh/api-client';
import { noticeVersionValues } from '@aarambh/api-client/enums';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Switch } from '@aarambh/ui/Switch';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { preferencesQuery } from '#app/features/preferences/preferences.ts';
import { call } from '#app/session/call.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { useAction } from '#app/screen/useAction.ts';
import { Retry } from '#app/screen/Retry.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { GuardianConsent } from './GuardianConsent.tsx';
import { tellUnsaved } from './tellUnsaved.ts';

type Consent = components['schemas']['Consent'];
type Purpose = Consent['purpose'];
/** What is switched on and off. */
type Optional = Exclude<Purpose, 'service' | 'guardian'>;

const optional: Record<'C' | 'E' | 'S', readonly Optional[]> = {
  C: ['share-with-employers', 'messages'],
  E: ['messages'],
  S: ['messages'],
};

/** The notice whose words are below. */
const [noticeVersion] = noticeVersionValues;

const consentsQuery = () => queries().queryOptions('get', '/user/consent');

/** What the person's data are used for, purpose by purpose, and what the person agreed to, when and in which language. */
export function ConsentsCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { type } = useUser();
  const { data, error, isPending, refetch } = useQuery(consentsQuery());

  const isStanding = (consent: Consent | undefined) => consent !== undefined && consent.withdrawnAt === null;
  const record = (consent: Consent | undefined): string => {
    if (consent?.guardian && consent.withdrawnAt === null) {
      const { relation, name, mobileNumber: number } = consent.guardian;
      return t('settings.guardian.record', {
        name,
        relation: t(`settings.guardian.relations.${relation}`),
        number,
        date: formats.day(consent.grantedAt),
        version: consent.noticeVersion,
        language: formats.languageName(consent.language),
      });
    }
    if (consent === undefined) return t('settings.consents.never');
    const { grantedAt, withdrawnAt, language, noticeVersion: version } = consent;
    if (withdrawnAt !== null) {
      return t('settings.consents.withdrawn', { date: formats.day(withdrawnAt) });
    }
    return t('settings.consents.granted', {
      date: formats.day(grantedAt),
      version,
      language: formats.languageName(language),
    });
  };
  const consentTo = (purpose: Purpose) => data?.data.consent.find((each) => each.purpose === purpose);
  const service = consentTo('service');
  const guardian = consentTo('guardian');
  /** Under 18, and nobody has agreed: what needs it stays off. */
  const isWaiting = data?.data.needsGuardian === true && !isStanding(guardian);
  const isOff = (purpose: Optional): boolean => isWaiting && purpose === 'share-with-employers';

  return (
    <SettingsCard
      name="consents"
      lead={t('settings.consents.lead', { version: noticeVersion })}
      isBusy={isPending}
    >
      {isPending && <Skeleton />}
      {error && (
        <Alert tone="danger" title={t('settings.consents.failed')} action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} />
        </Alert>
      )}
      {data && (
        <Stack gap="lg">
          <Stack gap="xs">
            <Text weight="semibold">{t('settings.consents.purposes.service.name')}</Text>
            <Text size="sm">{t('settings.consents.purposes.service.notice')}</Text>
            <Text size="sm" tone="muted">
              {record(service)}
            </Text>
            {(!isStanding(service) || service?.noticeVersion !== noticeVersion) && (
              <Inline>
                <ConsentButton purpose="service" isGranted>
                  {t('settings.consents.agree')}
                </ConsentButton>
              </Inline>
            )}
          </Stack>
          {data.data.needsGuardian && (
            <Stack gap="xs">
              <Text weight="semibold">{t('settings.guardian.title')}</Text>
              <Text size="sm">{t('settings.guardian.notice')}</Text>
              {guardian !== undefined && (
                <Text size="sm" tone="muted">
                  {record(guardian)}
                </Text>
              )}
              {isStanding(guardian) ? (
                <Inline>
                  <ConsentButton purpose="guardian" isGranted={false}>
                    {t('settings.guardian.withdraw')}
                  </ConsentButton>
                </Inline>
              ) : (
                <GuardianConsent onGiven={refetch} />
              )}
            </Stack>
          )}
          {optional[type].map((purpose) => (
            <Stack key={purpose} gap="xs">
              <ConsentSwitch
                purpose={purpose}
                isGranted={isStanding(consentTo(purpose)) && !isOff(purpose)}
                isDisabled={isOff(purpose)}
              />
              <Text size="sm" tone="muted">
                {isOff(purpose) ? t('settings.guardian.first') : record(consentTo(purpose))}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </SettingsCard>
  );
}

/** Gives or withdraws a consent. Whatever came of it, what is stored is read again before the next. */
function useConsent(purpose: Purpose) {
  const client = useQueryClient();
  const reread = async (): Promise<void> => {
    await client.invalidateQueries(consentsQuery());
    if (purpose === 'messages') void client.invalidateQueries(preferencesQuery);
  };
  return useAction(
    (isGranted: boolean) =>
      call((api) => api.POST('/user/consent', { body: { purpose, isGranted, noticeVersion } })),
    {
      onDone: reread,
      onFailed: async (error) => {
        tellUnsaved(error);
        await reread();
      },
    },
  );
}

interface ConsentButtonProps {
  readonly purpose: Purpose;
  readonly isGranted: boolean;
  readonly children: ReactNode;
}

function ConsentButton({ purpose, isGranted, children }: ConsentButtonProps) {
  const setting = useConsent(purpose);
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={setting.isPending}
      onClick={() => setting.run(isGranted)}
    >
      {children}
    </Button>
  );
}

interface ConsentSwitchProps {
  readonly purpose: Optional;
  readonly isGranted: boolean;
  readonly isDisabled: boolean;
}

function ConsentSwitch({ purpose, isGranted, isDisabled }: ConsentSwitchProps) {
  const { t } = useTranslation();
  const setting = useConsent(purpose);
  return (
    <Switch
      label={t(`settings.consents.purposes.${purpose}.name`)}
      hint={t(`settings.consents.purposes.${purpose}.notice`)}
      checked={isGranted}
      disabled={setting.isPending || isDisabled}
      onChange={(checked) => setting.run(checked)}
    />
  );
}
