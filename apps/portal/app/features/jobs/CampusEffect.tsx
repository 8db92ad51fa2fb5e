import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { place } from './CampusEffect.css.ts';
import { campusEffectQuery } from './campusEffect.ts';
import { EligibleCounts } from './EligibleCounts.tsx';

interface CampusEffectProps {
  readonly row: Pick<components['schemas']['JobDescription'], 'id'>;
  /** @default the officer's own */
  readonly instituteID?: string;
}

/** How many students of an institute meet the criteria of a job, and which of them keeps out how many. */
export default function CampusEffect({ row, instituteID }: CampusEffectProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(campusEffectQuery(row.id, instituteID));
  return (
    <div className={place}>
      {error !== null ? (
        <Text tone="danger">
          <FailureWords error={error} />
        </Text>
      ) : data === undefined ? (
        <Text tone="muted">{t('resources.job.counts.counting')}</Text>
      ) : (
        <EligibleCounts counts={data} />
      )}
    </div>
  );
}
