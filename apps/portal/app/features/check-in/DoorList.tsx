import { ReadingFailure } from '@aarambh/records/screens';
import { Heading } from '@aarambh/ui/Heading';
import { List, ListItem } from '@aarambh/ui/List';
import { Pagination } from '@aarambh/ui/Pagination';
import { SearchField } from '@aarambh/ui/SearchField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isLost } from '#app/session/isLost.ts';
import { Expected } from './Expected.tsx';
import { KeptPeople } from './KeptPeople.tsx';
import {
  doorPeopleQuery,
  keptListQuery,
  pageSize,
  type RoundOfDay,
  type Whose,
} from './todaysRoundsQuery.ts';

interface DoorListProps {
  readonly round: RoundOfDay;
  /** What was typed for those who wait on this device. */
  readonly kept: ReadonlySet<string>;
  /** Takes in whom a roll number names. */
  readonly onTake: (rollNumber: string) => void;
}

const shown = ['ours', 'guests'] as const;

/** Who is expected at the door: for those who come without their code. At a hosted drive the guests too. */
export function DoorList({ round, kept, onTake }: DoorListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [whose, setWhose] = useState<Whose>('');
  const [pageNo, setPageNo] = useState(1);
  const reading = useQuery({
    ...doorPeopleQuery(round.id, { pageNo, search, ...(whose !== '' && { isOurs: whose === 'ours' }) }),
    placeholderData: keepPreviousData,
  });
  const onDevice = useQuery(keptListQuery(round.id)).data;
  const people = reading.data?.data.doorPerson;
  const isWithout = reading.error !== null && isLost(reading.error);
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {t('check-in.door.list')}
      </Heading>
      {round.isHosted && <Text size="sm">{t('check-in.door.hosted')}</Text>}
      <SearchField
        label={t('check-in.door.search')}
        onSearch={(asked) => {
          setSearch(asked);
          setPageNo(1);
        }}
      />
      {round.isHosted && (
        <Select
          label={t('check-in.door.show')}
          isClearable
          placeholder={t('check-in.door.all')}
          value={whose}
          options={shown.map((value) => ({ value, label: t(`check-in.door.${value}`) }))}
          onChange={(value) => {
            setWhose(value);
            setPageNo(1);
          }}
        />
      )}
      {isWithout && onDevice !== undefined ? (
        <KeptPeople list={onDevice} search={search} whose={whose} kept={kept} onTake={onTake} />
      ) : people === undefined ? (
        reading.error !== null && (
          <ReadingFailure title={t('check-in.door.unread')} reading={reading} error={reading.error} />
        )
      ) : people.length === 0 ? (
        // Nobody of the search before says nothing of this one.
        !reading.isPlaceholderData && <Text tone="muted">{t('check-in.door.nobody')}</Text>
      ) : (
        <List kind="divided" label={t('check-in.door.list')}>
          {people.map((person) => (
            <ListItem key={person.applicationID}>
              <Expected
                person={{ ...person, isHere: person.attendance === 'Present' }}
                kept={kept}
                onTake={onTake}
              />
            </ListItem>
          ))}
        </List>
      )}
      {reading.data !== undefined && !(isWithout && onDevice !== undefined) && (
        <Pagination
          page={pageNo}
          total={reading.data.meta.total}
          pageSize={pageSize}
          hidesSinglePage
          onPageChange={setPageNo}
        />
      )}
    </Stack>
  );
}
