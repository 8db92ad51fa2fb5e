import { dataOf, isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Dialog } from '@aarambh/ui/Dialog';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { ShownOnce } from '#app/screen/ShownOnce.tsx';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { api } from '#app/session/api.ts';
import { feedQuery } from './calendarQuery.ts';

/** An address by which calendars of other make follow this one: made, made anew, taken back. */
export function Follow() {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const { data } = useQuery(feedQuery());
  const [address, setAddress] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const settled = {
    onError: (error: Error) => isApiError(error) && tellFailure(error),
    onSettled: () => client.invalidateQueries(feedQuery()),
  };
  const making = useMutation({
    mutationFn: () => dataOf(api().POST('/calendar/feed')),
    onSuccess: (made) => {
      setAsking(false);
      setAddress(new URL(made.address, globalThis.location.origin).href);
    },
    ...settled,
  });
  const removing = useMutation({
    mutationFn: () => dataOf(api().DELETE('/calendar/feed')),
    onSuccess: () => alerts.success(t('calendar.removed')),
    ...settled,
  });
  const feed = data?.data.calendarFeed;
  if (feed === undefined) return null;
  const { madeAt, lastReadOn } = feed;
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={2} size="sm">
          {t('calendar.follow')}
        </Heading>
        <Text>{t('calendar.followText')}</Text>
        <Text tone="muted">{t('calendar.followWarning')}</Text>
        {madeAt !== null && (
          <Text tone="muted">
            {lastReadOn === null
              ? t('calendar.madeUnread', { day: formats.day(madeAt) })
              : t('calendar.made', { day: formats.day(madeAt), read: formats.day(lastReadOn) })}
          </Text>
        )}
        <Inline>
          <Button
            variant="secondary"
            size="sm"
            isPending={making.isPending}
            onClick={() => (madeAt === null ? making.mutate() : setAsking(true))}
          >
            {t(madeAt === null ? 'calendar.make' : 'calendar.renew')}
          </Button>
          {madeAt !== null && (
            <Button
              variant="secondary"
              size="sm"
              isPending={removing.isPending}
              onClick={() => removing.mutate()}
            >
              {t('calendar.remove')}
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('calendar.renewQuestion')}
        confirmLabel={t('calendar.renew')}
        isPending={making.isPending}
        onConfirm={() => making.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('calendar.renewText')}
      </ConfirmDialog>
      <Dialog isOpen={address !== null} title={t('calendar.addressTitle')} onClose={() => setAddress(null)}>
        {address !== null && (
          <ShownOnce label={t('calendar.address')} value={address}>
            {t('calendar.addressText')}
          </ShownOnce>
        )}
      </Dialog>
    </Card>
  );
}
