import type { components } from '@aarambh/api-client';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { audienceTexts } from '#app/words/templates.ts';
import { contactPolicyTexts } from '#app/words/trust.ts';
import { lookup, type StepParts } from '@aarambh/records';
import { useRecordsNamed } from '@aarambh/records/data';
import { JobQuestions } from './JobSelection.tsx';
import LiveCounts from './LiveCounts.tsx';

type Job = components['schemas']['JobDescription'];

const institutes = lookup('/institute', 'institute');
const nothing: readonly string[] = [];

/** Whom a job reaches and what it asks of them: what candidates do not read in it, and is posted with it all the same. */
export function ReviewPeople({ row, parts }: { readonly row: Job; readonly parts: StepParts }) {
  const { t } = useTranslation();
  const { audience, seasonName, instituteIDs, questionIDs, contactPolicy } = row;
  const named = useRecordsNamed(institutes, instituteIDs ?? nothing);
  const isForFreshers = audience !== 'Experienced';
  const all = t('resources.job.allCampuses');
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={3}>{t('resources.job.whom')}</Heading>
        <DescriptionList
          items={[
            ...(audience === undefined
              ? []
              : [
                  {
                    id: 'audience',
                    term: t('resources.fields.audience'),
                    details: t(audienceTexts[audience]),
                  },
                ]),
            ...(isForFreshers
              ? [
                  { id: 'season', term: t('resources.fields.season'), details: seasonName ?? '–' },
                  {
                    id: 'campuses',
                    term: t('resources.job.campuses'),
                    details: instituteIDs?.length ? named.map(({ label }) => label).join(' · ') : all,
                  },
                ]
              : []),
            ...(contactPolicy == null
              ? []
              : [
                  {
                    id: 'contact',
                    term: t('resources.job.contact'),
                    details: t(contactPolicyTexts[contactPolicy]),
                  },
                ]),
          ]}
        />
      </Stack>
      <LiveCounts {...parts} />
      <JobQuestions ids={questionIDs ?? nothing} />
    </Stack>
  );
}
