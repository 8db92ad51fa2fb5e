import type { components } from '@aarambh/api-client';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import type { TFunction } from 'i18next';
import { i18n } from '../../i18n/i18n.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

export type Counts = components['schemas']['EligibleCount'];

/** Few are not told apart, so that nobody is recognised in a number. */
function peopleText(
  count: number | null,
  { isEstimate, fewerThan }: Pick<Counts, 'isEstimate' | 'fewerThan'>,
  t: TFunction,
): string {
  const number = new Intl.NumberFormat(i18n.language).format(count ?? fewerThan);
  if (count === null) return t('resources.job.counts.few', { number });
  return isEstimate ? t('resources.job.counts.about', { number }) : number;
}

/** How many are eligible, in one sentence. */
export const eligibleText = ({ total, count, ...by }: Counts, t: TFunction): string =>
  t('resources.job.counts.eligible', { eligible: peopleText(count, by, t), all: peopleText(total, by, t) });

/** Each rule as a sentence with what it costs; the one that costs most comes first. */
export function EligibleCounts({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation();
  const { byRule, isEstimate } = counts;
  return (
    <Stack gap="sm">
      <Text as="strong">{eligibleText(counts, t)}</Text>
      {isEstimate && (
        <Text size="sm" tone="muted">
          {t('resources.job.counts.estimated')}
        </Text>
      )}
      {byRule.length === 0 ? (
        <Text tone="muted">{t('resources.rules.none')}</Text>
      ) : (
        <List kind="divided" label={t('resources.job.criteria')}>
          {byRule.map(({ id, label, excluded }, index) => (
            <ListItem key={id}>
              <Stack gap="xxs">
                <Text>{label}</Text>
                <Text size="sm" tone="muted">
                  {excluded === 0
                    ? t('resources.job.counts.costsNothing')
                    : t(index === 0 ? 'resources.job.counts.costsMost' : 'resources.job.counts.costs', {
                        people: peopleText(excluded, counts, t),
                      })}
                </Text>
              </Stack>
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}
