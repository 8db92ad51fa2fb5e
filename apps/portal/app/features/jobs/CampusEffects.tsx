import type { components } from '@aarambh/api-client';
import { List, ListItem } from '@aarambh/ui/List';
import { Text } from '@aarambh/ui/Text';
import { useQueries } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { campusEffectQuery } from './campusEffect.ts';
import { eligibleText } from './eligibleText.ts';

/** As many jobs are counted; of more the first. */
const most = 10;

/** How many students of the own institute each of several jobs leaves, in a line each. */
export default function CampusEffects({
  rows,
}: {
  readonly rows: readonly components['schemas']['JobDescription'][];
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const counted = rows.slice(0, most);
  const readings = useQueries({ queries: counted.map(({ id }) => campusEffectQuery(id)) });
  return (
    <>
      <List kind="divided" label={t('resources.job.counts.title')}>
        {counted.map(({ id, title }, index) => {
          const counts = readings[index]?.data;
          return (
            <ListItem key={id}>
              <Text>{title}</Text>
              <Text size="sm" tone="muted">
                {counts === undefined
                  ? t(
                      readings[index]?.error
                        ? 'resources.job.counts.unknown'
                        : 'resources.job.counts.counting',
                    )
                  : eligibleText(counts, t, formats)}
              </Text>
            </ListItem>
          );
        })}
      </List>
      {rows.length > most && (
        <Text size="sm" tone="muted">
          {t('resources.job.counts.more', { count: rows.length - most })}
        </Text>
      )}
    </>
  );
}
