import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { List, ListItem } from '@aarambh/ui/List';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** How many may still be chosen, and who waits for a place, the next one first. */
export function Places({ places }: { readonly places: components['schemas']['Places'] }) {
  const { t } = useTranslation();
  const { openings, taken, open, waiting } = places;
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={2}>{t('drive.waiting')}</Heading>
        {openings !== null && open !== null && (
          <Text>{t('drive.places', { openings, taken, count: open })}</Text>
        )}
        {waiting.length === 0 ? (
          <Text tone="muted">{t('drive.nobodyWaits')}</Text>
        ) : (
          <List kind="numbered">
            {waiting.map(({ applicationID, name, roundName }) => (
              <ListItem key={applicationID}>{t('drive.waitsAfter', { name, round: roundName })}</ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
