import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { NumberField } from '@aarambh/ui/NumberField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';

type CutOff = components['schemas']['RoundCutOff'];

const kinds = ['atLeast', 'best'] as const;
type Kind = (typeof kinds)[number];

interface CutOffDialogProps {
  readonly round: DriveRound;
  readonly onClose: () => void;
}

/** Tries a cut-off out, as often as one likes: how many would pass and fail. Then sets the results of everybody with marks by it. */
export function CutOffDialog({ round: { id, rowVersion, maxMarks }, onClose }: CutOffDialogProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>('atLeast');
  const [number, setNumber] = useState<number | null>(null);
  const cut = (how: { readonly rowVersion: number; readonly dryRun: boolean }) =>
    dataOf(
      api().PUT('/round/cut-off/{id}', {
        params: { path: { id } },
        body: { ...(number !== null && { [kind]: number }), ...how },
      }),
    );
  const trial = useMutation({ mutationFn: () => cut({ rowVersion, dryRun: true }) });
  const tried = trial.data;
  const setting = useRoundWork(
    () => cut({ rowVersion: tried?.round.rowVersion ?? rowVersion, dryRun: false }),
    ({ cutOff }) => {
      alerts.success(t('drive.cutOff.set', { passed: cutOff.passed, failed: cutOff.failed }));
      onClose();
    },
  );
  const error = setting.error ?? trial.error;
  const forget = () => {
    trial.reset();
    setting.reset();
  };
  return (
    <Dialog isOpen title={t('drive.cutOff.title')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('drive.cutOff.lead')}</Text>
        <FailureAlert error={isApiError(error) ? error : null} />
        <Select
          label={t('drive.cutOff.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`drive.cutOff.kinds.${value}`) }))}
          onChange={(value) => {
            if (value === '') return;
            setKind(value);
            forget();
          }}
        />
        <NumberField
          label={t(`drive.cutOff.numbers.${kind}`)}
          value={number}
          min={kind === 'best' ? 1 : 0}
          max={kind === 'best' ? 100_000 : (maxMarks ?? 1000)}
          step={kind === 'best' ? 1 : 0.01}
          onChange={(value, { issue }) => {
            setNumber(issue === undefined ? value : null);
            forget();
          }}
        />
        <Inline>
          <Button
            variant="secondary"
            size="sm"
            isPending={trial.isPending}
            disabled={number === null}
            onClick={() => trial.mutate()}
          >
            {t('drive.cutOff.try')}
          </Button>
        </Inline>
        <output>{tried !== undefined && <Tried {...tried.cutOff} />}</output>
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('resources.cancel')}
          </Button>
          <Button
            size="sm"
            isPending={setting.isPending}
            disabled={tried === undefined}
            onClick={() => setting.mutate()}
          >
            {t('drive.cutOff.do')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/** What a cut-off comes to: who passes and fails, and who is not judged by it. */
function Tried({ passed, failed, without, absent, kept, least }: CutOff) {
  const { t } = useTranslation();
  return (
    <Alert tone="info">
      <Text>{t('drive.cutOff.would', { passed, failed, least: least ?? 0 })}</Text>
      {without + absent + kept > 0 && (
        <List kind="bulleted">
          {without > 0 && <ListItem>{t('drive.cutOff.without', { count: without })}</ListItem>}
          {absent > 0 && <ListItem>{t('drive.cutOff.absent', { count: absent })}</ListItem>}
          {kept > 0 && <ListItem>{t('drive.cutOff.kept', { count: kept })}</ListItem>}
        </List>
      )}
    </Alert>
  );
}
