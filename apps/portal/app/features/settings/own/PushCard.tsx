import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { pushKindValues } from '@aarambh/api-client/enums';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Switch } from '@aarambh/ui/Switch';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { preferencesQuery } from '#app/features/preferences/preferences.ts';
import { dropPush } from '#app/session/keptPush.ts';
import { isHere, pushStanding, turnOnHere } from '../push/thisBrowser.ts';
import { api } from '#app/session/api.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { Retry } from '#app/screen/Retry.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useSavedChoice } from './useSavedChoice.ts';

type Browser = components['schemas']['PushSubscription'];

/** What somebody hears who turns it on and has chosen nothing yet. */
const usual = ['offers', 'results', 'approvals'] as const;

const browsersQuery = () => queries().queryOptions('get', '/push-subscription/all');

/** In which browsers news are shown while the portal is closed, and which. Nothing is asked of the browser before a press. */
export function PushCard() {
  const { t } = useTranslation();
  const user = useUser();
  const browsers = useQuery(browsersQuery());
  const preferences = useQuery(preferencesQuery);
  const save = useSavedChoice();
  const error = browsers.error ?? preferences.error;
  const isPending = browsers.isPending || preferences.isPending;
  const listed = browsers.data?.data.pushSubscription ?? [];
  const chosen = preferences.data?.pushKinds ?? [];
  return (
    <SettingsCard name="push" lead={t('settings.push.lead')} isBusy={isPending}>
      {isPending && <Skeleton />}
      {error !== null && (
        <Alert
          tone="danger"
          title={t('settings.push.unread')}
          action={<Retry onRetry={() => Promise.all([browsers.refetch(), preferences.refetch()])} />}
        >
          <FailureWords error={error} />
        </Alert>
      )}
      {browsers.data !== undefined && preferences.data !== undefined && (
        <Stack gap="lg">
          {!listed.some(({ id }) => isHere(id, user)) && (
            <TurnOn onTurnedOn={() => chosen.length === 0 && save({ pushKinds: [...usual] })} />
          )}
          {listed.length > 0 && (
            <>
              <List kind="divided" label={t('settings.push.browsers')}>
                {listed.map((browser) => (
                  <BrowserItem key={browser.id} browser={browser} isHere={isHere(browser.id, user)} />
                ))}
              </List>
              <Stack as="section" gap="sm" aria-labelledby="push-kinds">
                <Heading level={3} id="push-kinds">
                  {t('settings.push.kindsLabel')}
                </Heading>
                {pushKindValues.map((kind) => (
                  <Switch
                    key={kind}
                    label={t(`settings.push.kinds.${kind}`)}
                    hint={t(`settings.push.hints.${kind}`)}
                    checked={chosen.includes(kind)}
                    onChange={(checked) =>
                      save({
                        pushKinds: pushKindValues.filter((each) =>
                          each === kind ? checked : chosen.includes(each),
                        ),
                      })
                    }
                  />
                ))}
              </Stack>
            </>
          )}
        </Stack>
      )}
    </SettingsCard>
  );
}

/** The press after which the browser asks; where it cannot, why, and what to do. */
function TurnOn({ onTurnedOn }: { readonly onTurnedOn: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const client = useQueryClient();
  const [standing, setStanding] = useState(pushStanding);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => turnOnHere(user),
    onSuccess: async (outcome) => {
      if (outcome !== 'on') {
        setStanding(outcome);
        return;
      }
      onTurnedOn();
      await client.invalidateQueries(browsersQuery());
      alerts.success(t('settings.push.isOn'));
    },
  });
  if (standing !== 'ready') {
    return (
      <Alert tone="info" title={t(`settings.push.cannot.${standing}`)} isAnnounced={standing === 'denied'}>
        {t(`settings.push.instead.${standing}`)}
      </Alert>
    );
  }
  return (
    <Stack gap="sm">
      <Inline>
        <Button isPending={isPending} onClick={() => mutate()}>
          {t('settings.push.turnOn')}
        </Button>
      </Inline>
      {error !== null && (
        <Alert tone="danger">
          <FailureWords error={error} otherwise={t('settings.push.failed')} />
        </Alert>
      )}
    </Stack>
  );
}

function BrowserItem({ browser, isHere: isThis }: { readonly browser: Browser; readonly isHere: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const name = browser.browser === '' ? t('settings.sessions.unknownDevice') : browser.browser;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await dataOf(api().DELETE('/push-subscription/{id}', { params: { path: { id: browser.id } } }));
      if (isThis) await dropPush();
    },
    onSuccess: async () => {
      await client.invalidateQueries(browsersQuery());
      alerts.success(t('settings.push.isOff', { browser: name }));
    },
    onError: (error) => tellFailure(isApiError(error) ? error : (words) => words('settings.push.failed')),
  });
  return (
    <ListItem
      end={
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          aria-label={isThis ? undefined : t('settings.push.turnOffNamed', { browser: name })}
          onClick={() => mutate()}
        >
          {isThis ? t('settings.push.turnOffHere') : t('settings.push.turnOff')}
        </Button>
      }
    >
      <Stack gap="xxs">
        <Inline gap="xs">
          <Text as="span" weight="bold">
            {name}
          </Text>
          {isThis && <Tag tone="success">{t('settings.push.here')}</Tag>}
        </Inline>
        <Text size="sm" tone="muted">
          {browser.lastSentAt === null
            ? t('settings.push.nothingYet', { moment: formats.moment(browser.createdAt) })
            : t('settings.push.lastSent', { moment: formats.moment(browser.lastSentAt) })}
        </Text>
      </Stack>
    </ListItem>
  );
}
