import type { components } from '@aarambh/api-client';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { useSeasonChange } from './useSeasonChange.ts';

interface LeaveSeasonProps {
  readonly season: components['schemas']['OwnSeason'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a student leaves a season. */
export function LeaveSeason({ season, isOpen, onClose }: LeaveSeasonProps) {
  const { t } = useTranslation();
  const { id, name } = season;
  const { run, isPending, failure } = useSeasonChange({
    change: () => call((api) => api.DELETE('/season/enrolment/{id}', { params: { path: { id } } })),
    done: t('dashboard.season.left', { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={t('dashboard.season.leaveTitle', { name })}
      confirmLabel={t('dashboard.season.leave')}
      isPending={isPending}
      error={useFailureWords(failure)}
      onConfirm={run}
      onCancel={onClose}
    >
      <Text>{t('dashboard.season.leaveText')}</Text>
    </ConfirmDialog>
  );
}
