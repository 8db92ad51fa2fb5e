import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { CopyIcon } from '@aarambh/ui/Icon';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextField } from '@aarambh/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction, type Outcome } from '#app/screen/useAction.ts';
import type { Words } from '#app/screen/useFailureWords.ts';

interface ShareDialogProps {
  readonly id: string;
  /** The template that it is set in. */
  readonly cvTemplateID: string | undefined;
  /** Stores what is written; resolves with whether all of it is stored. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** How long a link can be made to last, in days. */
const spans = [7, 30, 90] as const;

interface Made {
  readonly share: { readonly address?: string };
}

const unsaved: Words = (t) => t('cv.pdf.unsaved');

/** Links by which somebody without an account reads the CV as it is now, until they end or are taken back. */
export function ShareDialog({ id, cvTemplateID, save, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const [days, setDays] = useState('30');
  const [address, setAddress] = useState<string>();
  const params = { path: { id } };
  const { data, refetch } = useQuery(
    queries().queryOptions('get', '/candidate-profiles/shares/{id}', { params }),
  );
  const shares = data?.data.share ?? [];

  const making = useAction(
    async (): Promise<Outcome<Made, ApiError | Words>> => {
      if (!(await save())) return { ok: false, error: unsaved };
      const body = { days: Number(days), ...(cvTemplateID !== undefined && { cvTemplateID }) };
      const made = await call((api) => api.POST('/candidate-profiles/shares/{id}', { params, body }));
      await refetch();
      return made;
    },
    { onDone: ({ share }) => setAddress(new URL(share.address ?? '', location.origin).href) },
  );
  const ending = useAction(
    async (shareID: string) => {
      making.clear();
      const ended = await call((api) => api.DELETE('/cv/share/{id}', { params: { path: { id: shareID } } }));
      await refetch();
      return ended;
    },
    { onDone: () => announce(t('cv.share.ended')) },
  );
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address ?? '');
    announce(t('cv.share.copied'));
  };

  return (
    <Dialog isOpen title={t('cv.share.title')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('cv.share.text')}</Text>
        <FailureAlert error={making.failure ?? ending.failure} />
        <Inline align="end">
          <Select
            label={t('cv.share.days')}
            options={spans.map((span) => ({
              value: String(span),
              label: t('cv.share.span', { count: span }),
            }))}
            value={days}
            onChange={(value) => setDays(value)}
          />
          <Button isPending={making.isPending} onClick={making.run}>
            {t('cv.share.make')}
          </Button>
        </Inline>
        {address !== undefined && (
          <Alert tone="success" title={t('cv.share.made')}>
            <Stack gap="sm">
              <TextField label={t('cv.share.address')} hint={t('cv.share.once')} readOnly value={address} />
              <Inline>
                <Button variant="secondary" size="sm" onClick={() => void copy()}>
                  <CopyIcon /> {t('cv.share.copy')}
                </Button>
              </Inline>
            </Stack>
          </Alert>
        )}
        {shares.length > 0 && (
          <List kind="divided" label={t('cv.share.links')}>
            {shares.map(({ id: shareID, expiresAt, openedCount }) => {
              const until = t('cv.share.until', { day: formats.day(expiresAt) });
              return (
                <ListItem
                  key={shareID}
                  end={
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t('cv.share.endNamed', { name: until })}
                      onClick={() => ending.run(shareID)}
                    >
                      {t('cv.share.end')}
                    </Button>
                  }
                >
                  {until}
                  <Text size="sm" tone="muted">
                    {t('cv.share.opened', { count: openedCount })}
                  </Text>
                </ListItem>
              );
            })}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}
