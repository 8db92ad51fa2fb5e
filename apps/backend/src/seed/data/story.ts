/** What the messages of the sandbox tell Asha: that Navyug has selected her and waits for an answer. */
import { seededID } from '../../database/index.ts';
import type { applicationEvents, applications, seasonEnrolments } from '../../hiring/index.ts';
import { companyID } from './companies.ts';
import { jobSeeds, type jobDescriptionRows } from './job-descriptions.ts';
import { seasonID } from './seasons.ts';

const day = 24 * 60 * 60 * 1000;

/** The student of the story; her CV is one of `candidateProfileRows`. */
export const asha = seededID('user/9000000001');
const cv = seededID(`candidate-profile/${asha}/Campus placement`);

const way = ['Eligible', 'Applied', 'Shortlisted', 'Selected'] as const;

interface Story {
  enrolment: typeof seasonEnrolments.$inferInsert;
  application: typeof applications.$inferInsert;
  events: (typeof applicationEvents.$inferInsert)[];
}

/** The season that she takes part in, and her application for the first job of Navyug in it that has closed. */
export function storyRows(jobs: ReturnType<typeof jobDescriptionRows>, now: Date): Story {
  const at = (days: number) => new Date(now.getTime() + days * day);
  const job = jobs.find(
    ({ companyID: company }, index) =>
      company === companyID('navyug') &&
      jobSeeds[index]?.season === 'sahyadri' &&
      jobSeeds[index].state === 'closed',
  );
  if (job?.postedAt == null) throw new Error('Navyug has no closed job at Sahyadri.');
  const id = seededID(`mapping/story/${asha}`);
  const selectedAt = at(-3);
  const { postedAt } = job;
  const times = way.map((_step, index) =>
    index === way.length - 1 ? selectedAt : new Date(postedAt.getTime() + (index + 0.3) * day),
  );
  const timeOf = (step: (typeof way)[number]) => times[way.indexOf(step)] ?? selectedAt;
  return {
    enrolment: { seasonID: seasonID('sahyadri'), userId: asha, state: 'Active', consentAt: at(-15) },
    application: {
      id,
      jdID: job.id,
      userId: asha,
      status: 'Selected',
      candidateProfileID: cv,
      offer: { ctcPaise: job.ctcMinPaise ?? 0, respondBy: at(2).toISOString() },
      contactRevealedAt: timeOf('Shortlisted'),
      appliedAt: timeOf('Applied'),
      decidedAt: selectedAt,
      createdAt: timeOf('Eligible'),
      updatedAt: selectedAt,
    },
    events: way.map((to, index) => ({
      id: seededID(`mapping/story/${asha}/${index}`),
      mappingID: id,
      from: way[index - 1] ?? null,
      to,
      actorID: to === 'Applied' ? asha : null,
      at: times[index] ?? selectedAt,
      source: to === 'Eligible' ? 'system' : 'portal',
    })),
  };
}
