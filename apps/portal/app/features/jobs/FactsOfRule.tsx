import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface FactsOfRuleProps {
  readonly rule: components['schemas']['Evaluation']['rules'][number];
  /** Whether the reader has the facts. */
  readonly whose: 'yours' | 'theirs';
}

/** What a rule asks for, and what is there; nothing where neither is one short value. */
export function FactsOfRule({ rule: { required, actual, outcome }, whose }: FactsOfRuleProps) {
  const { t } = useTranslation();
  const facts = [
    required != null && `${t('resources.job.explain.asked')}: ${required}`,
    (actual != null || outcome === 'unknown') &&
      `${t(`resources.job.explain.${whose}`)}: ${actual ?? t('resources.job.explain.unknown')}`,
  ].filter((part) => part !== false);
  if (facts.length === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {facts.join(' · ')}
    </Text>
  );
}
