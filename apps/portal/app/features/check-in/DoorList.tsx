import { ReadingFailure } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Pagination } from '@aarambh/ui/Pagination';
import { SearchField } from '@aarambh/ui/SearchField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { doorPeopleQuery, pageSize, type DoorPerson, type RoundOfDay } from './todaysRoundsQuery.ts';

interface DoorListProps {
  readonly round: RoundOfDay;
  /** Takes in whom a roll number names. */
  readonly onTake: (rollNumber: string) => void;
}

const shown = ['ours', 'guests'] as const;

/** Who is expected at the door: for those who come without their code. At a hosted drive the guests too. */
export function DoorList({ round, onTake }: DoorListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [whose, setWhose] = useState<(typeof shown)[number] | ''>('');
  const [pageNo, setPageNo] = useState(1);
  const reading = useQuery({
    ...doorPeopleQuery(round.id, { pageNo, search, ...(whose !== '' && { isOurs: whose === 'ours' }) }),
    placeholderData: keepPreviousData,
  });
  const people = reading.data?.data.doorPerson;
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {t('check-in.door.list')}
      </Heading>
      {round.isHosted && <Text size="sm">{t('check-in.door.hosted')}</Text>}
      <SearchField
        label={t('check-in.door.search')}
        value={search}
        onChange={(typed) => {
          setSearch(typed);
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
      {people === undefined ? (
        reading.error !== null && (
          <ReadingFailure title={t('check-in.door.unread')} reading={reading} error={reading.error} />
        )
      ) : people.length === 0 ? (
        <Text tone="muted">{t('check-in.door.nobody')}</Text>
      ) : (
        <List kind="divided" label={t('check-in.door.list')}>
          {people.map((person) => (
            <ListItem key={person.applicationID}>
              <Expected person={person} onTake={onTake} />
            </ListItem>
          ))}
        </List>
      )}
      {reading.data !== undefined && (
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

interface ExpectedProps {
  readonly person: DoorPerson;
  readonly onTake: (rollNumber: string) => void;
}

function Expected({ person: { name, rollNumber, isOurs, attendance }, onTake }: ExpectedProps) {
  const { t } = useTranslation();
  return (
    <Inline justify="between">
      <Inline gap="xs">
        <Text as="span">{[name, rollNumber].filter(Boolean).join(', ')}</Text>
        {!isOurs && <Tag tone="info">{t('check-in.door.guest')}</Tag>}
      </Inline>
      {attendance === 'Present' ? (
        <Tag tone="success">{t('check-in.door.here')}</Tag>
      ) : (
        rollNumber !== null && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('check-in.door.takeOf', { name })}
            onClick={() => onTake(rollNumber)}
          >
            {t('check-in.door.take')}
          </Button>
        )
      )}
    </Inline>
  );
}
