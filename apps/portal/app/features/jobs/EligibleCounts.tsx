import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { costText, eligibleText, type Counts } from './eligibleText.ts';

/** Each rule as a sentence with what it costs, the one that costs most first; of very few people nothing is told of it. */
export function EligibleCounts({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { byRule, isEstimate, total } = counts;
  return (
    <Stack gap="sm">
      <Text as="strong">{eligibleText(counts, t, formats)}</Text>
      {isEstimate && (
        <Text size="sm" tone="muted">
          {t('resources.job.counts.estimated')}
        </Text>
      )}
      {byRule.length === 0 ? (
        <Text tone="muted">{t('resources.rules.none')}</Text>
      ) : (
        <List kind="divided" label={t('resources.job.criteria')}>
          {byRule.map(({ id, label }, index) => (
            <ListItem key={id}>
              <Stack gap="xxs">
                <Text>{label}</Text>
                {total !== null && (
                  <Text size="sm" tone="muted">
                    {costText(counts, index, t, formats)}
                  </Text>
                )}
              </Stack>
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}
