import { isApiError, newIdempotencyKey, dataOf } from '@aarambh/api-client';
import { roundResultValues } from '@aarambh/api-client/enums';
import { useRecord } from '@aarambh/records/data';
import { TableCard } from '@aarambh/records/screens';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Grid } from '@aarambh/ui/Grid';
import { Pagination } from '@aarambh/ui/Pagination';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobDescriptionResource } from '#app/features/jobs/jobDescription.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { api } from '#app/session/api.ts';
import { columnsOf, type Change } from './roundColumns.tsx';
import { roundResultTexts } from './roundWords.ts';
import { PersonDialog } from './person/PersonDialog.tsx';
import { pageSize, peopleQuery, type DriveRound, type Entry } from './roundsQuery.ts';
import { useRoundWork } from './useRoundWork.ts';

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
      <Grid>
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
      </Grid>
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
