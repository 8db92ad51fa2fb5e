import type { components } from '@aarambh/api-client';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { OwnExplanation } from '../../../resource-screens/jobs/OwnExplanation.tsx';
import { Loading } from '../../../resource-screens/Loading.tsx';
import { ReadingFailure } from '../../../resource-screens/ReadingFailure.tsx';
import { verdictTexts } from '../../../resources/choices.ts';
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
  const announce = useAnnounce();
  const [tried, setTried] = useState(asItIs);
  const own = useExplanation(id, asItIs);
  const other = useExplanation(id, tried);
  const isTrying = tried !== asItIs;
  const shown = other.data?.evaluation;
  const moreJobs = other.data?.moreJobs;
  const verdict = shown === undefined ? '' : t(verdictTexts[shown.verdict]);
  useEffect(() => {
    if (isTrying && !other.isPlaceholderData && verdict !== '') announce(verdict);
  }, [announce, isTrying, other.isPlaceholderData, verdict]);
  if (own.error !== null) {
    return <ReadingFailure level={2} title={t('resources.recordFailed')} reading={own} error={own.error} />;
  }
  if (own.data === undefined || shown === undefined) return <Loading />;
  const { rules } = own.data.evaluation;
  const isMet = ({ outcome }: (typeof rules)[number]) => outcome === 'met';
  return (
    <Card aria-busy={other.isPlaceholderData}>
      <Stack gap="md">
        <Heading level={2}>
          {t(isTrying ? 'resources.job.explain.tried' : 'resources.job.explain.title')}
        </Heading>
        {isTrying && moreJobs !== undefined && (
          <Text>{t('resources.job.explain.moreJobs', { count: moreJobs })}</Text>
        )}
        <OwnExplanation evaluation={shown} />
        {rules.length > 0 && (
          <TryOut
            rules={[...rules.filter((rule) => !isMet(rule)), ...rules.filter(isMet)]}
            criteria={criteria}
            onTry={setTried}
            isTrying={isTrying}
          />
        )}
      </Stack>
    </Card>
  );
}
