import type { components } from '@aarambh/api-client';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface EndedNamesProps {
  readonly ends: readonly components['schemas']['EndedApplication'][];
}

/** The applications that end when an offer is accepted, by name, or that none does. */
export function EndedNames({ ends }: EndedNamesProps) {
  const { t } = useTranslation();
  if (ends.length === 0) return <Text>{t('resources.ownOffer.endsNone')}</Text>;
  return (
    <Stack gap="xs">
      <Text>{t('resources.ownOffer.ends', { count: ends.length })}</Text>
      <List kind="bulleted">
        {ends.map(({ jdID, title, companyName }) => (
          <ListItem key={jdID}>
            <strong>{companyName}</strong>, {title}
          </ListItem>
        ))}
      </List>
      <Text>{t('resources.ownOffer.endsCredits', { count: ends.length })}</Text>
    </Stack>
  );
}
