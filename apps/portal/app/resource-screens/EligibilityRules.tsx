import type { components } from '@aarambh/api-client';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Inline } from '@aarambh/ui/Inline';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '../i18n/useTranslation.ts';
import { outcomeTexts, outcomeTones } from '../resources/choices.ts';
import type { AnyRow } from '../resources/resource.ts';

/** Every rule of a job, and how one person meets it. A company reads the values only of those who have applied. */
export function EligibilityRules({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the people for a job
  const { evaluation } = row as AnyRow & components['schemas']['Mapping'];
  const rules = evaluation?.rules ?? [];
  if (rules.length === 0) return <Text tone="muted">{t('resources.rules.none')}</Text>;
  return (
    <DescriptionList
      layout="stacked"
      items={rules.map(({ id, label, required, actual, outcome }) => ({
        id,
        term: label,
        details: (
          <Inline>
            <Tag tone={outcomeTones[outcome]}>{t(outcomeTexts[outcome])}</Tag>
            {required != null && actual != null && (
              <Text as="span" size="sm" tone="muted">
                {t('resources.rules.values', { required, actual })}
              </Text>
            )}
          </Inline>
        ),
      }))}
    />
  );
}
