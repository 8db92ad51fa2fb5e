import type { components } from '@aarambh/api-client/schema';
import { dayMs, startOfIndianDate } from '../../platform/index.ts';
import { companies } from '../../organisations/index.ts';
import { roundEventID } from '../applications/round-invitation.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import type { Round } from '../tables/rounds.ts';

export type CalendarEntry = components['schemas']['CalendarEntry'];

/** What is looked at, from the first moment on to the last, which is not part of it. */
export interface Span {
  from: Date;
  to: Date;
}

/** A job as its entries name it. */
export interface NamedJob {
  jdID: string;
  jobTitle: string;
  companyName: string | null;
}

/** The columns of it, where jobs are joined with their companies. */
export const namedJob = {
  jdID: jobDescriptions.id,
  jobTitle: jobDescriptions.title,
  companyName: companies.name,
};

const jobOf = ({ jdID, jobTitle, companyName }: NamedJob) => ({
  jdID,
  jobTitle,
  companyName: companyName ?? '',
});

/** A round, or a candidate's own time within it. */
export function roundEntry(
  round: Pick<Round, 'id' | 'kind' | 'name' | 'venue' | 'link' | 'bring' | 'state'>,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  job: NamedJob,
): CalendarEntry {
  const { venue, link, bring } = round;
  return {
    id: roundEventID(round.id),
    kind: 'Round',
    roundKind: round.kind,
    name: round.name,
    ...jobOf(job),
    startsAt,
    endsAt,
    isAllDay: false,
    isOver: round.state === 'Closed',
    ...(venue != null && { venue }),
    ...(link != null && { link }),
    ...(bring != null && { bring }),
  };
}

/** The last time to do something about a job. @param id stays the same when it is moved */
export const momentEntry = (
  kind: 'Last day' | 'Offer',
  id: string,
  startsAt: Date,
  job: NamedJob,
): CalendarEntry => ({
  id: `${kind === 'Offer' ? 'offer' : 'last-day'}-${id}`,
  kind,
  ...jobOf(job),
  startsAt: startsAt.toISOString(),
  isAllDay: false,
});

/** A whole day, or some. @param lastDay `YYYY-MM-DD`, included */
export const daysOf = (firstDay: string, lastDay: string) => ({
  startsAt: startOfIndianDate(firstDay).toISOString(),
  endsAt: new Date(startOfIndianDate(lastDay).getTime() + dayMs).toISOString(),
  isAllDay: true,
});
