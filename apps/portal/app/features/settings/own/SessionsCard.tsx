import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { leave } from '#app/screen/leave.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { alerts } from '#app/screen/alerts.ts';
import { Retry } from '#app/screen/Retry.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { sessionsQuery } from './sessions.ts';

type Session = components['schemas']['Session'];

/** What is to be ended: one session, or all but this one. */
type Ending = Session | 'others';

/** Where the person is signed in, with a way to end what is not theirs. */
export function SessionsCard() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(sessionsQuery());
  const [asked, setAsked] = useState<Ending | null>(null);
  const sessions = data?.data.session ?? [];
  return (
    <SettingsCard name="sessions" lead={t('settings.sessions.lead')} isBusy={isPending}>
      {isPending && <Skeleton />}
      {error && (
        <Alert tone="danger" title={t('settings.sessions.failed')} action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} />
        </Alert>
      )}
      {data && (
        <List kind="divided" label={t('settings.sessions.title')}>
          {sessions.map((session) => (
            <ListItem
              key={session.jti}
              end={
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={
                    session.isCurrent
                      ? undefined
                      : t('settings.sessions.endNamed', { device: deviceName(session, t) })
                  }
                  onClick={() => (session.isCurrent ? leave() : setAsked(session))}
                >
                  {session.isCurrent ? t('settings.sessions.logOut') : t('settings.sessions.end')}
                </Button>
              }
            >
              <SessionFacts session={session} />
            </ListItem>
          ))}
        </List>
      )}
      {sessions.length > 1 && (
        <Inline justify="end">
          <Button variant="secondary" onClick={() => setAsked('others')}>
            {t('settings.sessions.endOthers')}
          </Button>
        </Inline>
      )}
      <EndDialog asked={asked} onClose={() => setAsked(null)} />
    </SettingsCard>
  );
}

type Words = ReturnType<typeof useTranslation>['t'];

const deviceName = ({ userAgent }: Session, t: Words): string =>
  userAgent === '' ? t('settings.sessions.unknownDevice') : userAgent;

function SessionFacts({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack gap="xxs">
      <Inline gap="xs">
        <Text as="span" weight="bold">
          {deviceName(session, t)}
        </Text>
        {session.isCurrent && <Tag tone="success">{t('settings.sessions.current')}</Tag>}
      </Inline>
      <Text size="sm" tone="muted">
        {t('settings.sessions.lastUsed', { moment: formats.moment(session.lastUsedAt) })}
      </Text>
      <Text size="sm" tone="muted">
        {t('settings.sessions.opened', { moment: formats.moment(session.issuedAt) })}
        {session.network !== '' && ` · ${t('settings.sessions.network', { network: session.network })}`}
      </Text>
    </Stack>
  );
}

function EndDialog({ asked, onClose }: { readonly asked: Ending | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (ending: Ending) =>
      ending === 'others'
        ? dataOf(api().DELETE('/auth/sessions'))
        : dataOf(api().DELETE('/auth/sessions/{jti}', { params: { path: { jti: ending.jti } } })),
    onSuccess: async () => {
      await client.invalidateQueries(sessionsQuery());
      alerts.success(t('settings.sessions.ended'));
      onClose();
    },
  });
  const close = (): void => {
    reset();
    onClose();
  };
  const failure = useFailureWords(isApiError(error) ? error : null);
  const isAll = asked === 'others';
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={isAll ? t('settings.sessions.askOthers') : t('settings.sessions.askOne')}
      confirmLabel={isAll ? t('settings.sessions.endOthers') : t('settings.sessions.end')}
      tone="danger"
      isPending={isPending}
      error={failure}
      onConfirm={() => asked !== null && mutate(asked)}
      onCancel={close}
    >
      {t('settings.sessions.askText')}
    </ConfirmDialog>
  );
}
