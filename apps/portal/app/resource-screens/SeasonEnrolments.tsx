import type { components } from '@aarambh/api-client';
import { Pagination } from '@aarambh/ui/Pagination';
import { SearchField } from '@aarambh/ui/SearchField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { RecordAction } from '../resources/action.ts';
import { runAction, shortestSearch } from '../resources/calls.ts';
import { enrolmentStateTexts } from '../resources/choices.ts';
import type { AnyRow } from '../resources/resource.ts';
import { seasonResource } from '../resources/season.tsx';
import { failureText } from '../session/failureText.ts';
import { queries } from '../session/queries.ts';
import { alerts } from '../shell/alerts.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { EnrolmentCard } from './EnrolmentCard.tsx';
import { Loading } from './Loading.tsx';
import { ReadingFailure } from './ReadingFailure.tsx';

type Enrolment = components['schemas']['Enrolment'];
type State = Enrolment['state'];

const pageSize = 25;
const isState = (value: string): value is State => value in enrolmentStateTexts;

interface SeasonEnrolmentsProps {
  readonly id: string;
  readonly row: AnyRow;
}

/** Who takes part in a season, what keeps each from it, and the decisions about them. */
export default function SeasonEnrolments({ id, row }: SeasonEnrolmentsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
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
  const run = async (enrolment: Enrolment, action: RecordAction): Promise<void> => {
    if (action.form !== undefined || action.question !== undefined) {
      setAsked({ enrolment, action });
      return;
    }
    const result = await runAction(action, row, {});
    if (result.ok) alerts.success(t(action.done, { name: enrolment.name }));
    else alerts.danger(failureText(result.error, t));
    await readAgain();
  };
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={error} />;
  }
  return (
    <Stack gap="md">
      <SearchField
        label={t('resources.season.findStudent')}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
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
        onChange={({ currentTarget: { value } }) => {
          setState(isState(value) ? value : undefined);
          setPageNo(1);
        }}
      />
      {data === undefined && <Loading />}
      {data?.data.enrolment.length === 0 && <Text tone="muted">{t('resources.season.nobody')}</Text>}
      {data?.data.enrolment.map((enrolment) => (
        <EnrolmentCard
          key={enrolment.userID}
          enrolment={enrolment}
          season={row}
          onAction={(action) => void run(enrolment, action)}
        />
      ))}
      {data !== undefined && data.meta.total > pageSize && (
        <Pagination page={pageNo} total={data.meta.total} pageSize={pageSize} onPageChange={setPageNo} />
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
