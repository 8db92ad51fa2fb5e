import { isApiError, newIdempotencyKey, dataOf } from '@aarambh/api-client';
import { TableCard } from '@aarambh/records/screens';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Pagination } from '@aarambh/ui/Pagination';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { api } from '#app/session/api.ts';
import { PeopleFilters, type Filters } from './PeopleFilters.tsx';
import { columnsOf, type Change } from './roundColumns.tsx';
import { PersonDialog } from './person/PersonDialog.tsx';
import { pageSize, peopleQuery, type DriveRound, type Entry } from './roundsQuery.ts';
import { useRoundWork } from './useRoundWork.ts';

interface RoundPeopleProps {
  readonly round: DriveRound;
  readonly mayJudge: boolean;
}

/** The people of a round, all or those who are looked for: who came, and what came of them. */
export function RoundPeople({ round, mayJudge }: RoundPeopleProps) {
  const { t } = useTranslation();
  const [filters, setFilters] = useState<Filters>({
    search: '',
    attendance: '',
    result: '',
    instituteID: '',
  });
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<Entry>();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...peopleQuery(round.id, { ...filters, pageNo }),
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
      <PeopleFilters
        jdID={round.jdID}
        filters={filters}
        onChange={(asked) => {
          setFilters(asked);
          setPageNo(1);
        }}
      />
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
