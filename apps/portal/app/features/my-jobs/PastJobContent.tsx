import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Timeline } from '@aarambh/ui/Timeline';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow } from '@aarambh/records';
import { courseEvents } from '#app/features/applications/course/courseEvents.ts';
import { ApplicationState } from './ApplicationState.tsx';
import { Company } from './JobContent.tsx';

type Mapping = components['schemas']['Mapping'];

/** What became of a job that the candidate decided about, and what is left to do. */
export function PastJobContent({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the applications
  const mapping = row as AnyRow & Mapping;
  const { jobDescription: job, jdID, timeline = [] } = mapping;
  const title = job?.title ?? '';
  const lastStep = timeline.findLast(({ round }) => round === undefined);
  return (
    <Stack gap="sm">
      <Stack gap="xxs">
        <Heading level={2} size="sm">
          <Link variant="standalone" href={`/my-jobs/${jdID}`}>
            {title}
          </Link>
        </Heading>
        {job !== undefined && <Company job={job} />}
      </Stack>
      <ApplicationState application={mapping} jdID={jdID} title={title} job={job} />
      <Timeline
        label={t('resources.myJobs.course', { name: title })}
        // Why it stands where it stands is said above.
        events={courseEvents(
          timeline.map((event) => (event === lastStep ? { ...event, reason: null } : event)),
          formats,
          t,
        )}
      />
    </Stack>
  );
}
