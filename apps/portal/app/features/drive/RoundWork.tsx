import { dataOf, isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Tabs } from '@aarambh/ui/Tabs';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { ClosingDialog } from './ClosingDialog.tsx';
import { DayBoard } from './panels/DayBoard.tsx';
import { PanelsView } from './panels/PanelsView.tsx';
import { CodesDialog } from './codes/CodesDialog.tsx';
import { PastedResults } from './PastedResults.tsx';
import { RemoveRoundDialog } from './planning/RemoveRoundDialog.tsx';
import { ResultsFile } from './ResultsFile.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { RestDialog } from './RestDialog.tsx';
import { RoundPeople } from './RoundPeople.tsx';
import { isTest, type DriveRound } from './roundsQuery.ts';
import { CutOffDialog } from './scores/CutOffDialog.tsx';
import { TestView } from './test/TestView.tsx';
import { useRoundWork } from './useRoundWork.ts';

interface RoundWorkProps {
  readonly round: DriveRound;
  /** Whether results are the caller's to write, and the round to close. */
  readonly mayPlan: boolean;
}

type Asked = 'rest' | 'codes' | 'paste' | 'file' | 'cutOff' | 'change' | 'remove' | 'close';

/** One round: its people, results by list or pasted, and its closing. */
export function RoundWork({ round, mayPlan }: RoundWorkProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isClosed = round.state === 'Closed';
  const done = () => setAsked(null);
  return (
    <Stack gap="md">
      <Heading level={2}>{t('drive.numbered', { order: round.order, name: round.name })}</Heading>
      {isClosed ? (
        <Closed round={round} mayReopen={mayPlan} />
      ) : (
        mayPlan && (
          <Inline>
            <Button variant="secondary" size="sm" onClick={() => setAsked('paste')}>
              {t('drive.paste')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsked('file')}>
              {t('drive.file')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsked('rest')}>
              {t('drive.rest.title')}
            </Button>
            {round.maxMarks != null && (
              <Button variant="secondary" size="sm" onClick={() => setAsked('cutOff')}>
                {t('drive.cutOff.title')}
              </Button>
            )}
            {isTest(round) && (
              <Button variant="secondary" size="sm" onClick={() => setAsked('codes')}>
                {t('drive.codes.title')}
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => setAsked('change')}>
              {t('drive.change')}
            </Button>
            {round.state === 'Planned' && (
              <Button variant="secondary" size="sm" onClick={() => setAsked('remove')}>
                {t('drive.remove')}
              </Button>
            )}
            <Button size="sm" onClick={() => setAsked('close')}>
              {t('drive.close')}
            </Button>
          </Inline>
        )
      )}
      <Tabs
        label={t('drive.views')}
        items={[
          {
            id: 'people',
            label: t('drive.viewPeople'),
            content: <RoundPeople round={round} mayJudge={mayPlan} />,
          },
          {
            id: 'panels',
            label: t('drive.slots.title'),
            content: <PanelsView round={round} mayPlan={mayPlan} />,
          },
          { id: 'day', label: t('drive.slots.board'), content: <DayBoard round={round} /> },
          ...(mayPlan && isTest(round)
            ? [{ id: 'test', label: t('drive.test.title'), content: <TestView round={round} /> }]
            : []),
        ]}
      />
      {asked === 'paste' && <PastedResults round={round} onClose={done} />}
      {asked === 'codes' && <CodesDialog round={round} onClose={done} />}
      {asked === 'rest' && <RestDialog round={round} onClose={done} />}
      {asked === 'file' && <ResultsFile round={round} onClose={done} />}
      {asked === 'change' && <RoundDialog jdID={round.jdID} round={round} isOpen onClose={done} />}
      {asked === 'remove' && <RemoveRoundDialog round={round} onClose={done} />}
      {asked === 'cutOff' && <CutOffDialog round={round} onClose={done} />}
      {asked === 'close' && <ClosingDialog round={round} onRest={() => setAsked('rest')} onClose={done} />}
    </Stack>
  );
}

/** That a round is closed, until when that can be taken back, and whether everybody was moved. */
function Closed({ round, mayReopen }: { readonly round: DriveRound; readonly mayReopen: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { mutate, isPending, error } = useRoundWork(
    (id: string) => dataOf(api().PUT('/round/reopen/{id}', { params: { path: { id } } })),
    () => undefined,
  );
  const { closedAt, reopensUntil, isSettling } = round;
  return (
    <Stack gap="sm">
      <FailureAlert error={isApiError(error) ? error : null} />
      <Alert
        tone="info"
        action={
          mayReopen &&
          reopensUntil != null && (
            <Button variant="secondary" size="sm" isPending={isPending} onClick={() => mutate(round.id)}>
              {t('drive.reopen')}
            </Button>
          )
        }
      >
        <Text>
          {closedAt != null && t('drive.closedAt', { moment: formats.moment(closedAt) })}{' '}
          {isSettling === true && t('drive.settling')}{' '}
          {mayReopen &&
            reopensUntil != null &&
            t('drive.reopensUntil', { moment: formats.time(reopensUntil) })}
        </Text>
      </Alert>
    </Stack>
  );
}
