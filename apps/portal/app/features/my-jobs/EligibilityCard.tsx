import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { OwnExplanation } from '#app/features/jobs/OwnExplanation.tsx';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { TryOut } from './TryOut.tsx';
import { asItIs, useExplanation } from './useExplanation.ts';

type Criteria = components['schemas']['Criteria'];

interface EligibilityCardProps {
  /** Of the job. */
  readonly id: string;
  readonly criteria: Criteria;
}

/** Whether the candidate is eligible for a job, why, and what it would be with other values. */
export function EligibilityCard({ id, criteria }: EligibilityCardProps) {
  const { t } = useTranslation();
  const own = useExplanation(id, asItIs);
  if (own.error !== null) {
    return <ReadingFailure level={2} title={t('resources.recordFailed')} reading={own} error={own.error} />;
  }
  if (own.data === undefined) return <Loading />;
  const { evaluation, facts = asItIs } = own.data;
  const { rules } = evaluation;
  const isMet = ({ outcome }: (typeof rules)[number]) => outcome === 'met';
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2}>{t('resources.job.explain.title')}</Heading>
        <OwnExplanation evaluation={evaluation} />
        {rules.length > 0 && (
          <TryOut
            id={id}
            rules={[...rules.filter((rule) => !isMet(rule)), ...rules.filter(isMet)]}
            criteria={criteria}
            facts={facts}
          />
        )}
      </Stack>
    </Card>
  );
}
