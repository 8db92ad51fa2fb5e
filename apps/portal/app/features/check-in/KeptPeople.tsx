import { List, ListItem } from '@aarambh/ui/List';
import { Pagination } from '@aarambh/ui/Pagination';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Expected } from './Expected.tsx';
import { pageSize, type KeptList, type KeptPerson, type Whose } from './todaysRoundsQuery.ts';

interface KeptPeopleProps {
  readonly list: KeptList;
  readonly search: string;
  readonly whose: Whose;
  readonly kept: ReadonlySet<string>;
  readonly onTake: (rollNumber: string) => void;
}

/** Who is expected, as this device last read it, for a door without a network. It says how old that is. */
export function KeptPeople({ list, search, whose, kept, onTake }: KeptPeopleProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const found = list.people.filter((each) => isMeant(each, search, whose));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const [chosen, setChosen] = useState(1);
  const page = Math.min(chosen, pages);
  return (
    <Stack gap="sm">
      <Text>{t('check-in.door.asOf', { time: formats.lately(list.at) })}</Text>
      {list.isCut && <Text>{t('check-in.door.cut')}</Text>}
      {found.length === 0 ? (
        <Text tone="muted">{t('check-in.door.nobody')}</Text>
      ) : (
        <List kind="divided" label={t('check-in.door.list')}>
          {found.slice((page - 1) * pageSize, page * pageSize).map((person, index) => (
            <ListItem key={`${person.name} ${person.rollNumber ?? index}`}>
              <Expected person={person} kept={kept} onTake={onTake} />
            </ListItem>
          ))}
        </List>
      )}
      <Pagination
        page={page}
        total={found.length}
        pageSize={pageSize}
        hidesSinglePage
        onPageChange={setChosen}
      />
    </Stack>
  );
}

function isMeant({ name, rollNumber, isOurs }: KeptPerson, search: string, whose: Whose): boolean {
  if (whose !== '' && isOurs !== (whose === 'ours')) return false;
  const wanted = search.trim().toLocaleLowerCase();
  return [name, rollNumber ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted));
}
