import { dataOf, isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '@aarambh/records/screens';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import type { DriveRound } from './roundsQuery.ts';
import { useRoundWork } from './useRoundWork.ts';

interface ClosingDialogProps {
  readonly round: DriveRound;
  /** Asks what the rest is, of whom nothing is known. */
  readonly onRest: () => void;
  readonly onClose: () => void;
}

/** Says what closing a round does: who goes on, who ends, who stays, what it costs; then closes it. */
export function ClosingDialog({ round: { id, name, rowVersion }, onRest, onClose }: ClosingDialogProps) {
  const { t } = useTranslation();
  const close = (dryRun: boolean) =>
    dataOf(api().PUT('/round/close/{id}', { params: { path: { id } }, body: { rowVersion, dryRun } }));
  // Of this moment: nothing that was read before counts.
  const preview = useQuery({
    queryKey: ['round closing', id, rowVersion],
    queryFn: () => close(true),
    staleTime: 0,
    gcTime: 0,
  });
  const { mutate, isPending, error } = useRoundWork(
    () => close(false),
    () => {
      alerts.success(t('drive.closed', { name }));
      onClose();
    },
  );
  const failed = error ?? preview.error;
  const failure = useFailureWords(isApiError(failed) ? failed : null);
  const closing = preview.data?.closing;
  return (
    <ConfirmDialog
      isOpen
      title={t('drive.closeQuestion', { name })}
      confirmLabel={t('drive.close')}
      isPending={isPending}
      error={failure}
      onConfirm={() => {
        if (closing !== undefined) mutate();
      }}
      onCancel={onClose}
    >
      {closing === undefined ? (
        preview.error === null && <Loading />
      ) : (
        <Stack gap="sm">
          <List kind="bulleted">
            {(['passed', 'failed', 'absent', 'onHold', 'waiting'] as const).map(
              (outcome) =>
                closing[outcome] > 0 && (
                  <ListItem key={outcome}>
                    {t(`drive.closing.${outcome}`, { count: closing[outcome] })}
                  </ListItem>
                ),
            )}
          </List>
          {closing.without.length > 0 && (
            <Stack gap="xs">
              <Text>
                {t('drive.closing.without', {
                  count: closing.withoutCount ?? closing.without.length,
                  names: closing.without.join(', '),
                })}
              </Text>
              <Inline>
                <Button variant="secondary" size="sm" onClick={onRest}>
                  {t('drive.rest.title')}
                </Button>
              </Inline>
            </Stack>
          )}
          {closing.left.length > 0 && (
            <Text>{t('drive.closing.left', { names: closing.left.join(', ') })}</Text>
          )}
          <Text>
            {t('drive.closing.told', { count: closing.told })}{' '}
            {closing.credits.needed === 0
              ? t('drive.closing.free')
              : t('drive.closing.credits', {
                  needed: closing.credits.needed,
                  balance: closing.credits.balance,
                })}
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
