import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Pagination } from '@aarambh/ui/Pagination';
import { SearchField } from '@aarambh/ui/SearchField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { recordService } from '#app/records/service.ts';
import { AccessContext, isAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { RecordAction } from '@aarambh/records';
import { runAction, shortestSearch } from '@aarambh/records/data';
import { ActionDialog, ImportPanel, Loading, ReadingFailure } from '@aarambh/records/screens';
import { enrolmentStateTexts } from '#app/words/seasons.ts';
import { seasonResource } from './season.tsx';
import { enrolmentImport } from './seasonActions.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useAction } from '#app/screen/useAction.ts';
import { EnrolmentCard } from './EnrolmentCard.tsx';

type Enrolment = components['schemas']['Enrolment'];
type State = Enrolment['state'];

const pageSize = 25;
const isState = (value: string): value is State => value in enrolmentStateTexts;

/** What a file decides is called otherwise than the seasons. */
const decisions = {
  ...seasonResource,
  texts: { ...seasonResource.texts, many: 'resources.season.decisions' },
} as const;

interface SeasonEnrolmentsProps {
  readonly id: string;
  readonly row: components['schemas']['Season'];
}

/** Who takes part in a season, what keeps each from it, and the decisions about them. */
export default function SeasonEnrolments({ id, row }: SeasonEnrolmentsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const access = use(AccessContext);
  const [isImporting, setImporting] = useState(false);
  const [state, setState] = useState<State>();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const [asked, setAsked] = useState<{ enrolment: Enrolment; action: RecordAction }>();
  const query = {
    pageNo,
    pageSize,
    ...(state !== undefined && { state }),
    ...(search.length >= shortestSearch && { search }),
  };
  const reading = useQuery({
    ...queries().queryOptions('get', '/season/enrolment/{id}', { params: { path: { id }, query } }),
    placeholderData: keepPreviousData,
  });
  const readAgain = () => client.invalidateQueries({ queryKey: ['get', '/season/enrolment/{id}'] });
  const doing = useAction(
    (action: RecordAction, _enrolment: Enrolment) => runAction(recordService, action, row, {}),
    {
      onDone: async (_done, action, { name }) => {
        alerts.success(t(action.done, { name }));
        await readAgain();
      },
      onFailed: async (error) => {
        tellFailure(error);
        await readAgain();
      },
    },
  );
  const run = (enrolment: Enrolment, action: RecordAction): void => {
    if (action.form === undefined && action.question === undefined) doing.run(action, enrolment);
    else setAsked({ enrolment, action });
  };
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={error} />;
  }
  return (
    <Stack gap="md">
      {isAllowed(access, enrolmentImport.operation, ['institute']) && (
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={() => setImporting(true)}>
            {t('resources.season.import')}
          </Button>
        </Inline>
      )}
      <SearchField
        label={t('resources.season.findStudent')}
        value={typed}
        onChange={(value) => setTyped(value)}
        onSearch={(words) => {
          setSearch(words);
          setPageNo(1);
        }}
      />
      <Select
        label={t('resources.fields.status')}
        isClearable
        value={state ?? ''}
        options={Object.entries(enrolmentStateTexts).map(([value, text]) => ({ value, label: t(text) }))}
        onChange={(value) => {
          setState(isState(value) ? value : undefined);
          setPageNo(1);
        }}
      />
      {data === undefined && <Loading />}
      {data?.data.enrolment.length === 0 && !reading.isPlaceholderData && (
        <Text tone="muted">{t('resources.season.nobody')}</Text>
      )}
      {data?.data.enrolment.map((enrolment) => (
        <EnrolmentCard
          key={enrolment.userID}
          enrolment={enrolment}
          season={row}
          onAction={(action) => run(enrolment, action)}
        />
      ))}
      {data !== undefined && data.meta.total > pageSize && (
        <Pagination page={pageNo} total={data.meta.total} pageSize={pageSize} onPageChange={setPageNo} />
      )}
      {isImporting && (
        <ImportPanel
          resource={decisions}
          action={enrolmentImport}
          of={{ seasonID: id }}
          onClose={() => {
            setImporting(false);
            void readAgain();
          }}
        />
      )}
      <ActionDialog
        resource={{ ...seasonResource, nameOf: () => asked?.enrolment.name ?? '', isWholeInList: true }}
        asked={asked && { row, action: asked.action }}
        onClose={() => {
          setAsked(undefined);
          void readAgain();
        }}
      />
    </Stack>
  );
}
