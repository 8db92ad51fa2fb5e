import type { SeasonOutcome } from '@aarambh/api-client/enums';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { Pagination } from '@aarambh/ui/Pagination';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import type { PageTurn } from '#app/session/pageTurn.ts';
import { queries } from '#app/session/queries.ts';
import { usePageCursor } from '#app/session/usePageCursor.ts';

const pageSize = 25;

interface ReportPeopleProps {
  readonly seasonID: string;
  readonly outcome: SeasonOutcome;
  /** Absent: of every program. */
  readonly programID?: string;
}

/** The students that a figure counts, with the way to the record of each. The heading takes the focus: the reader has asked for them. */
export function ReportPeople({ seasonID, outcome, programID }: ReportPeopleProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [pageNo, setPageNo] = useState(1);
  useEffect(() => heading.current?.focus(), []);
  const pageOf = ({ page, cursor: from }: Pick<PageTurn, 'page' | 'cursor'>) => {
    const of = { outcome, ...(programID !== undefined && { programID }) };
    const query = { ...of, pageNo: page, pageSize, ...(from !== undefined && { cursor: from }) };
    return queries().queryOptions('get', '/season/enrolment/{id}', {
      params: { path: { id: seasonID }, query },
    });
  };
  const cursor = usePageCursor(
    { list: `${seasonID}/${outcome}/${programID}`, page: pageNo },
    (shown) => pageOf(shown).queryKey,
  );
  const reading = useQuery({
    ...pageOf({ page: pageNo, cursor }),
    placeholderData: keepPreviousData,
  });
  const { data, error } = reading;
  return (
    <Stack as="section" gap="sm" aria-labelledby="people">
      <Heading level={2} id="people" ref={heading} tabIndex={-1}>
        {t('resources.seasonReport.people', { outcome: t(`resources.seasonReport.figures.${outcome}`) })}
      </Heading>
      {error !== null ? (
        <ReadingFailure title={t('resources.seasonReport.unread')} reading={reading} error={error} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <>
          <Text tone="muted">{t('resources.seasonReport.peopleCount', { count: data.meta.total })}</Text>
          <Table
            caption={t('resources.seasonReport.people', {
              outcome: t(`resources.seasonReport.figures.${outcome}`),
            })}
            rows={data.data.enrolment}
            getRowId={({ userID }) => userID}
            columns={[
              {
                id: 'name',
                header: t('resources.fields.name'),
                renderCell: ({ userID, name }) => <Link href={`/student?record=${userID}`}>{name}</Link>,
                isRowHeader: true,
              },
              {
                id: 'program',
                header: t('resources.fields.program'),
                renderCell: ({ programName }) => programName ?? '–',
              },
              {
                id: 'year',
                header: t('resources.fields.passingYear'),
                renderCell: ({ passingYear }) => passingYear ?? '–',
                align: 'end',
              },
            ]}
          />
          {data.meta.total > pageSize && (
            <Pagination page={pageNo} total={data.meta.total} pageSize={pageSize} onPageChange={setPageNo} />
          )}
        </>
      )}
    </Stack>
  );
}
