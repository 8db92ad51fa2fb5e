import { isApiError, newIdempotencyKey, dataOf, type components } from '@aarambh/api-client';
import { roundResultValues } from '@aarambh/api-client/enums';
import { useRecord } from '@aarambh/records/data';
import { TableCard } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Inline } from '@aarambh/ui/Inline';
import { Pagination } from '@aarambh/ui/Pagination';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobDescriptionResource } from '#app/features/jobs/jobDescription.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { api } from '#app/session/api.ts';
import { applicationTexts, applicationTones } from '#app/words/jobs.ts';
import { result as resultStyle } from './drive.css.ts';
import { attendanceTexts, roundResultTexts } from './roundWords.ts';
import { EntryNotes } from './person/EntryNotes.tsx';
import { partsFor, PersonDialog } from './person/PersonDialog.tsx';
import { pageSize, peopleQuery, type DriveRound, type Entry } from './roundsQuery.ts';
import { useRoundWork } from './useRoundWork.ts';

type Change = components['schemas']['RoundEntryChange'];

interface RoundPeopleProps {
  readonly round: DriveRound;
  readonly mayJudge: boolean;
}

/** The people of a round, all or with one result: who came, and what came of them. */
export function RoundPeople({ round, mayJudge }: RoundPeopleProps) {
  const { t } = useTranslation();
  const [result, setResult] = useState<Entry['result'] | ''>('');
  const [campus, setCampus] = useState('');
  const { data: job } = useRecord(jobDescriptionResource, round.jdID);
  const campuses = (job?.approvals ?? []).filter(({ state }) => state === 'Approved');
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<Entry>();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...peopleQuery(round.id, {
      pageNo,
      result: result === '' ? undefined : result,
      instituteID: campus === '' ? undefined : campus,
    }),
    placeholderData: keepPreviousData,
  });
  const saving = useRoundWork(
    (change: Change) =>
      dataOf(
        api().PUT('/round/entries/{id}', {
          params: { path: { id: round.id }, header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { entries: [change] },
        }),
      ),
    ({ outcomes }) => {
      const refused = outcomes.find(({ ok }) => !ok)?.error;
      if (refused != null) alerts.danger(refused.message);
    },
  );
  return (
    <Stack gap="sm">
      <FailureAlert error={isApiError(saving.error) ? saving.error : null} />
      <Select
        label={t('drive.filter')}
        value={result}
        isClearable
        placeholder={t('drive.everybody')}
        options={roundResultValues.map((value) => ({ value, label: t(roundResultTexts[value]) }))}
        onChange={(value) => {
          setResult(value);
          setPageNo(1);
        }}
      />
      {campuses.length > 1 && (
        <Select
          label={t('drive.campus')}
          value={campus}
          isClearable
          placeholder={t('drive.allCampuses')}
          options={campuses.map(({ instituteID, instituteName }) => ({
            value: instituteID,
            label: instituteName,
          }))}
          onChange={(value) => {
            setCampus(value);
            setPageNo(1);
          }}
        />
      )}
      <TableCard>
        <Table<Entry>
          fits="room"
          caption={t('drive.people', { name: round.name })}
          rows={data?.data.roundEntry ?? []}
          getRowId={({ applicationID }) => applicationID}
          isLoading={isPending || isFetching}
          empty={<EmptyState level={3} title={t('drive.nobody')} />}
          error={
            error && (
              <ErrorState
                level={3}
                title={t('drive.unread')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={columnsOf(round, t, { mayJudge, save: saving.mutate, open: setOpened })}
        />
      </TableCard>
      {data !== undefined && (
        <Pagination
          page={pageNo}
          total={data.meta.total}
          pageSize={pageSize}
          hidesSinglePage
          onPageChange={setPageNo}
        />
      )}
      {opened !== undefined && (
        <PersonDialog round={round} entry={opened} mayJudge={mayJudge} onDone={() => setOpened(undefined)} />
      )}
    </Stack>
  );
}

interface Work {
  readonly mayJudge: boolean;
  readonly save: (change: Change) => void;
  readonly open: (entry: Entry) => void;
}

function columnsOf(
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
  const note: TableColumn<Entry> = {
    id: 'note',
    header: t('drive.note'),
    renderCell: (entry) => <EntryNotes entry={entry} />,
  };
  return [
    { id: 'name', header: t('drive.name'), isRowHeader: true, renderCell: ({ name }) => name },
    { id: 'rollNumber', header: t('drive.rollNumber'), renderCell: ({ rollNumber }) => rollNumber ?? '–' },
    { id: 'program', header: t('drive.program'), renderCell: ({ programName }) => programName ?? '–' },
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
    ...(mayJudge ? [note] : []),
    {
      id: 'result',
      header: t('drive.resultHead'),
      renderCell: (entry) => (
        <Result entry={entry} isOpen={isOpen && mayJudge && !entry.isLeft} save={save} />
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
    <Inline gap="xs">
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
