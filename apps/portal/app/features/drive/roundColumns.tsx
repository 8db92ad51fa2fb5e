import type { components } from '@aarambh/api-client';
import { roundResultValues } from '@aarambh/api-client/enums';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import type { TableColumn } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { applicationTexts, applicationTones } from '#app/words/jobs.ts';
import { result as resultStyle } from './drive.css.ts';
import { EntryNotes } from './person/EntryNotes.tsx';
import { partsFor } from './person/PersonDialog.tsx';
import type { DriveRound, Entry } from './roundsQuery.ts';
import { attendanceTexts, roundResultTexts } from './roundWords.ts';

export type Change = components['schemas']['RoundEntryChange'];

interface Work {
  readonly mayJudge: boolean;
  readonly save: (change: Change) => void;
  readonly open: (entry: Entry) => void;
}

/** The columns of a round's people; while it is open, attendance and results are pressed and chosen in them. */
export function columnsOf(
  round: DriveRound,
  t: ReturnType<typeof useTranslation>['t'],
  { mayJudge, save, open }: Work,
): TableColumn<Entry>[] {
  const { state, maxMarks } = round;
  const isOpen = state !== 'Closed';
  const marks: TableColumn<Entry> = {
    id: 'marks',
    header: t('drive.marks'),
    renderCell: ({ marks: given }) => given ?? '–',
  };
  return [
    {
      id: 'name',
      header: t('drive.name'),
      isRowHeader: true,
      renderCell: ({ name, programName }) => (
        <Stack gap="none">
          {name}
          {programName != null && (
            <Text size="sm" tone="muted">
              {programName}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'rollNumber', header: t('drive.rollNumber'), renderCell: ({ rollNumber }) => rollNumber ?? '–' },
    {
      id: 'status',
      header: t('drive.status'),
      renderCell: ({ status }) => (
        <Tag tone={applicationTones[status] ?? 'neutral'}>{t(applicationTexts[status])}</Tag>
      ),
    },
    {
      id: 'attendance',
      header: t('drive.here'),
      renderCell: (entry) => <Here entry={entry} isOpen={isOpen && !entry.isLeft} save={save} />,
    },
    ...(maxMarks == null ? [] : [marks]),
    {
      id: 'result',
      header: t('drive.resultHead'),
      renderCell: (entry) => (
        <Stack gap="xs">
          <Result entry={entry} isOpen={isOpen && mayJudge && !entry.isLeft} save={save} />
          {mayJudge && <EntryNotes entry={entry} />}
        </Stack>
      ),
    },
    {
      id: 'more',
      header: t('drive.person.more'),
      renderCell: (entry) =>
        Object.values(partsFor(round, entry, mayJudge)).includes(true) && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('drive.person.moreOf', { name: entry.name })}
            onClick={() => open(entry)}
          >
            {t('drive.person.more')}
          </Button>
        ),
    },
  ];
}

interface CellProps {
  readonly entry: Entry;
  readonly isOpen: boolean;
  readonly save: (change: Change) => void;
}

/** Whether somebody came; while the round is open, the two presses that say so. */
function Here({ entry: { applicationID, name, attendance }, isOpen, save }: CellProps) {
  const { t } = useTranslation();
  if (!isOpen || attendance === 'Excused') return t(attendanceTexts[attendance]);
  return (
    <Inline gap="xs" isWrapping={false}>
      {(['Present', 'Absent'] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={attendance === each ? 'primary' : 'secondary'}
          aria-pressed={attendance === each}
          aria-label={t('drive.hereNamed', { name, attendance: t(attendanceTexts[each]) })}
          onClick={() => save({ applicationID, attendance: attendance === each ? 'Unknown' : each })}
        >
          {t(attendanceTexts[each])}
        </Button>
      ))}
    </Inline>
  );
}

/** What came of somebody; while the round is open, a choice. */
function Result({ entry: { applicationID, name, result, rank }, isOpen, save }: CellProps) {
  const { t } = useTranslation();
  const words = t(roundResultTexts[result]);
  if (!isOpen) return rank == null ? words : t('drive.ranked', { result: words, rank });
  return (
    <Select
      label={t('drive.resultOf', { name })}
      isLabelHidden
      className={resultStyle}
      value={result}
      options={roundResultValues.map((value) => ({ value, label: t(roundResultTexts[value]) }))}
      onChange={(value) => {
        if (value !== '') save({ applicationID, result: value });
      }}
    />
  );
}
