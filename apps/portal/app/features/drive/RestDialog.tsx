import { dataOf, isApiError } from '@aarambh/api-client';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import type { DriveRound } from './roundsQuery.ts';
import { useRoundWork } from './useRoundWork.ts';

const verdicts = ['Absent', 'Failed'] as const;
type Verdict = (typeof verdicts)[number];

interface RestDialogProps {
  readonly round: DriveRound;
  readonly onClose: () => void;
}

/** Says at once of everybody of whom nothing is known that they did not come, or have not passed; of as many as are shown. */
export function RestDialog({ round: { id }, onClose }: RestDialogProps) {
  const { t } = useTranslation();
  const [verdict, setVerdict] = useState<Verdict>('Absent');
  const judge = (body: { readonly verdict: Verdict; readonly dryRun?: boolean; readonly count?: number }) =>
    dataOf(api().PUT('/round/rest/{id}', { params: { path: { id } }, body }));
  // Of this moment: nothing that was read before counts.
  const reading = useQuery({
    queryKey: ['rest of a round', id],
    queryFn: async () => {
      const counted = await Promise.all(verdicts.map((each) => judge({ verdict: each, dryRun: true })));
      return new Map(counted.map(({ rest }) => [rest.verdict, rest.count]));
    },
    staleTime: 0,
    gcTime: 0,
  });
  const count = reading.data?.get(verdict) ?? 0;
  const { mutate, isPending, error } = useRoundWork(
    () => judge({ verdict, count }),
    ({ rest }) => {
      alerts.success(t(`drive.rest.done.${rest.verdict}`, { count: rest.count }));
      onClose();
    },
  );
  return (
    <Dialog isOpen title={t('drive.rest.title')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('drive.rest.lead')}</Text>
        <FailureAlert error={isApiError(error) ? error : null} />
        {reading.data === undefined ? (
          isApiError(reading.error) ? (
            <ReadingFailure title={t('drive.rest.unread')} reading={reading} error={reading.error} />
          ) : (
            <Loading />
          )
        ) : (
          <RadioGroup
            label={t('drive.rest.whom')}
            value={verdict}
            options={verdicts.map((value) => ({
              value,
              label: t(`drive.rest.verdict.${value}`, { count: reading.data.get(value) ?? 0 }),
            }))}
            onChange={setVerdict}
          />
        )}
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('resources.cancel')}
          </Button>
          <Button
            size="sm"
            isPending={isPending}
            disabled={count === 0}
            onClick={() => {
              // By the number that was seen: where it is another one by now, it is looked at first.
              mutate(undefined, { onError: () => void reading.refetch() });
            }}
          >
            {t('drive.rest.do', { count })}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
