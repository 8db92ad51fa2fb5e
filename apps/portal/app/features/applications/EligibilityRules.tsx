import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Explanation } from '#app/features/jobs/Explanation.tsx';

/** Every rule of a job, and how one person meets it. A company reads the values only of those who have applied. */
export function EligibilityRules({ row }: { readonly row: components['schemas']['Mapping'] }) {
  const { t } = useTranslation();
  const { evaluation } = row;
  if (evaluation == null) return <Text tone="muted">{t('resources.rules.none')}</Text>;
  return <Explanation evaluation={evaluation} />;
}
