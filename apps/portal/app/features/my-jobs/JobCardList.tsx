import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { cards } from '@aarambh/records/styles';
import { JobContent, type JobContentProps } from './JobContent.tsx';

interface JobCardListProps extends Pick<JobContentProps, 'isCompanySaid'> {
  readonly jobs: readonly components['schemas']['JobDescription'][];
  /** Id of the heading that names them. */
  readonly labelledBy: string;
  /** Of the name of each job. @default 3 */
  readonly level?: 2 | 3;
}

const address = { hrefOf: ({ record }: { record?: string | null }) => `/my-jobs/${record ?? ''}` };

/** A few jobs as the list of them shows each. */
export function JobCardList({ jobs, labelledBy, level = 3, isCompanySaid }: JobCardListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
    <ul role="list" aria-labelledby={labelledBy} className={cards}>
      {jobs.map((job) => (
        <Card key={job.id} as="li" padding="md">
          <JobContent row={job} address={address} level={level} isCompanySaid={isCompanySaid} />
        </Card>
      ))}
    </ul>
  );
}
