import { dataOf, isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { SettingsCard } from '../SettingsCard.tsx';

const linksQuery = () => queries().queryOptions('get', '/auth/college/link');

/** Which college's own sign-in opens the account, with a way to end that. */
export function CollegeCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, refetch } = useQuery(linksQuery());
  const [isAsked, setAsked] = useState(false);
  const links = data?.data.collegeLink ?? [];
  return (
    <SettingsCard name="college" lead={t('settings.college.lead')} isBusy={isPending}>
      {isPending && <Skeleton />}
      {error && (
        <Alert tone="danger" title={t('settings.college.failed')} action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} />
        </Alert>
      )}
      {data && links.length === 0 && <Text>{t('settings.college.none')}</Text>}
      {links.length > 0 && (
        <>
          <List kind="divided" label={t('settings.college.title')}>
            {links.map(({ instituteID, name, linkedAt }) => (
              <ListItem key={instituteID}>
                <Stack gap="xxs">
                  <Text as="span" weight="bold">
                    {name}
                  </Text>
                  <Text size="sm" tone="muted">
                    {t('settings.college.since', { date: formats.day(linkedAt) })}
                  </Text>
                </Stack>
              </ListItem>
            ))}
          </List>
          <Inline justify="end">
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {t('settings.college.unlink')}
            </Button>
          </Inline>
        </>
      )}
      <UnlinkDialog isOpen={isAsked} onClose={() => setAsked(false)} />
    </SettingsCard>
  );
}

interface UnlinkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function UnlinkDialog({ isOpen, onClose }: UnlinkDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => dataOf(api().DELETE('/auth/college/link')),
    onSuccess: async () => {
      await client.invalidateQueries(linksQuery());
      alerts.success(t('settings.college.unlinked'));
      onClose();
    },
  });
  const failure = useFailureWords(isApiError(error) ? error : null);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('settings.college.ask')}
      confirmLabel={t('settings.college.unlink')}
      tone="danger"
      isPending={isPending}
      error={failure}
      onConfirm={() => mutate()}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {t('settings.college.askText')}
    </ConfirmDialog>
  );
}
