import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hallsQuery } from './visitsQuery.ts';

interface FreeHallsProps {
  /** Empty: none is chosen yet. */
  readonly day: string;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** The halls of the own institute that are free on a day, to be taken by a press. */
export function FreeHalls({ day, chosen, onChoose }: FreeHallsProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...hallsQuery(day), enabled: day !== '' });
  const free = day === '' ? [] : (data?.data.hall ?? []).filter(({ use }) => use.length === 0);
  if (free.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text as="span" size="sm">
        {t('calendar.visits.free')}
      </Text>
      <Inline gap="xs">
        {free.map(({ name }) => (
          <Button
            key={name}
            variant={name === chosen ? 'primary' : 'secondary'}
            size="sm"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
