import { criteriaOf, jobForm } from '@aarambh/forms';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiError, components } from '@aarambh/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyValues, StepParts } from '@aarambh/records';
import { wrongFields } from '@aarambh/records/data';
import { api } from '#app/session/api.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { useSettled } from '#app/screen/useSettled.ts';
import { EligibleCounts } from './EligibleCounts.tsx';
import { eligibleText, type Counts } from './eligibleText.ts';

type Preview = components['schemas']['EligibilityPreview'];

/** How long nobody must change a rule before it is counted, in milliseconds. */
const pause = 400;

/** How many stay eligible by the rules as they are typed, before anything is saved. */
export default function LiveCounts({ form }: StepParts) {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const question = useSettled(
    useSyncExternalStore(form.subscribe, () => questionOf(form.values())),
    pause,
  );
  const { data, error, isFetching } = useQuery<Counts, ApiError>({
    queryKey: ['/jobdescription', 'preview', question],
    // A question that is no longer the newest is given up.
    queryFn: async ({ signal }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by questionOf
      const body = JSON.parse(question) as Preview;
      const answer = await api().POST('/jobdescription/preview', { body, signal });
      if (answer.data === undefined) throw new TypeError('The counts have no body.');
      return answer.data.data.eligible;
    },
    enabled: question !== '',
    placeholderData: keepPreviousData,
  });
  const words = data === undefined ? '' : eligibleText(data, t, formats);
  useEffect(() => {
    if (words !== '' && !isFetching) announce(words);
  }, [words, isFetching, announce]);
  return (
    <Card padding="md" aria-busy={isFetching}>
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={3} size="sm">
            {t('resources.job.counts.title')}
          </Heading>
          {isFetching && data !== undefined && (
            <Text as="span" size="sm" tone="muted">
              {t('resources.job.counts.counting')}
            </Text>
          )}
        </Inline>
        {question === '' ? (
          <Text tone="muted">{t('resources.job.counts.choose')}</Text>
        ) : error !== null ? (
          <Text tone="danger">
            <FailureWords error={error} />
          </Text>
        ) : data === undefined ? (
          <Text tone="muted">{t('resources.job.counts.counting')}</Text>
        ) : (
          <EligibleCounts counts={data} />
        )}
      </Stack>
    </Card>
  );
}

/** What is asked of the server; empty as long as nothing is chosen, or a rule is wrong. */
function questionOf(values: AnyValues): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the values of this form
  const typed = values as typeof jobForm.defaultValues;
  const isWrong = wrongFields(jobForm, values).some(
    (name) => criteriaFields.has(name) || name === 'audience',
  );
  const criteria = isWrong ? null : criteriaOf(typed);
  if (criteria === null || typed.audience === '') return '';
  const { audience, seasonID, instituteIDs, cityIDs, skills } = jobForm.toPayload(typed);
  return JSON.stringify({ audience, seasonID, instituteIDs, cityIDs, skills, criteria });
}

const criteriaFields: ReadonlySet<string> = new Set(
  jobForm.fieldOrder.filter((name) => (jobForm.wireNames[name] ?? '').startsWith('criteria')),
);
