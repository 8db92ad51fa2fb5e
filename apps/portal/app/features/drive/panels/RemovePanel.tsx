import { dataOf, isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { sentPanel, type Panel, type Panels } from './panelsQuery.ts';

interface RemovePanelProps {
  readonly round: DriveRound;
  readonly panels: Panels;
  readonly panel: Panel;
  readonly onClose: () => void;
}

/** Takes a panel out of its round, once that was meant. */
export function RemovePanel({ round, panels, panel, onClose }: RemovePanelProps) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useRoundWork(
    () =>
      dataOf(
        api().PUT('/round/panels/{id}', {
          params: { path: { id: round.id } },
          body: {
            panels: panels.panel.filter(({ id }) => id !== panel.id).map(sentPanel),
            rowVersion: panels.rowVersion,
          },
        }),
      ),
    () => {
      alerts.success(t('drive.slots.saved'));
      onClose();
    },
  );
  const failure = useFailureWords(isApiError(error) ? error : null);
  return (
    <Inline>
      <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
        {t('drive.slots.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        tone="danger"
        title={t('drive.slots.removeQuestion', { name: panel.name })}
        confirmLabel={t('drive.slots.remove')}
        isPending={isPending}
        error={failure}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('drive.slots.removeText')}
      </ConfirmDialog>
    </Inline>
  );
}
