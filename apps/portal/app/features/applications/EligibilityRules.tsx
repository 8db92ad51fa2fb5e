import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow } from '@aarambh/records';
import { Explanation } from '#app/features/jobs/Explanation.tsx';

/** Every rule of a job, and how one person meets it. A company reads the values only of those who have applied. */
export function EligibilityRules({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the people for a job
  const { evaluation } = row as AnyRow & components['schemas']['Mapping'];
  if (evaluation == null) return <Text tone="muted">{t('resources.rules.none')}</Text>;
  return <Explanation evaluation={evaluation} />;
}
