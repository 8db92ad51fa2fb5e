/** The story of the sandbox: Navyug has selected Asha and waits for an answer; a job of GreenGrid asked for money and was refused. */
import { seededID } from '../../database/index.ts';
import type { applicationEvents, applications, jobReviews, seasonEnrolments } from '../../hiring/index.ts';
import { offeredPay } from './applications.ts';
import { companyID, contactID } from './companies.ts';
import { jobSeeds, type jobDescriptionRows } from './job-descriptions.ts';
import { seasonID } from './seasons.ts';
import { dayMs } from '../../platform/index.ts';

/** The student of the story; her CV is one of `candidateProfileRows`. */
export const asha = seededID('user/9000000001');
const cv = seededID(`candidate-profile/${asha}/Campus placement`);

const way = ['Applied', 'Shortlisted', 'Selected'] as const;

interface Story {
  enrolment: typeof seasonEnrolments.$inferInsert;
  application: typeof applications.$inferInsert;
  events: (typeof applicationEvents.$inferInsert)[];
}

/** The season that she takes part in, and her application for the first job of Navyug in it that has closed. */
export function storyRows(jobs: ReturnType<typeof jobDescriptionRows>, now: Date): Story {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
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
    index === way.length - 1 ? selectedAt : new Date(postedAt.getTime() + (index + 0.3) * dayMs),
  );
  const timeOf = (step: (typeof way)[number]) => times[way.indexOf(step)] ?? selectedAt;
  return {
    enrolment: { seasonID: seasonID('sahyadri'), userID: asha, state: 'Active', consentAt: at(-15) },
    application: {
      id,
      jdID: job.id,
      userID: asha,
      status: 'Selected',
      candidateProfileID: cv,
      offer: { ...offeredPay(job), respondBy: at(2).toISOString() },
      contactRevealedAt: timeOf('Shortlisted'),
      appliedAt: timeOf('Applied'),
      decidedAt: selectedAt,
      createdAt: timeOf('Applied'),
      updatedAt: selectedAt,
    },
    events: way.map((to, index) => ({
      id: seededID(`mapping/story/${asha}/${index}`),
      applicationID: id,
      from: way[index - 1] ?? 'Eligible',
      to,
      actorID: to === 'Applied' ? asha : null,
      at: times[index] ?? selectedAt,
      source: 'portal',
    })),
  };
}

type JobRow = ReturnType<typeof jobDescriptionRows>[number];

/** The job that GreenGrid wrote: its text asks for a deposit, so support sent it back. */
export function refusedJob(
  jobs: readonly JobRow[],
  now: Date,
): { job: JobRow; review: typeof jobReviews.$inferInsert } {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const draft = jobs.find(
    (_job, index) => jobSeeds[index]?.state === 'draft' && jobSeeds[index].audience === 'Experienced',
  );
  if (draft === undefined) throw new Error('There is no draft.');
  const id = seededID('job-description/refused');
  const excerpt = 'security deposit';
  return {
    job: {
      ...draft,
      id,
      code: `JD-${String(now.getUTCFullYear() % 100)}-${String(jobs.length + 1).padStart(6, '0')}`,
      companyID: companyID('greengrid'),
      title: 'Solar site engineer',
      cityIDs: [seededID('city/GJ/Ahmedabad')],
      workMode: 'On site',
      descriptionHtml: `<p>You look after solar plants in Gujarat: panels, inverters and the people who clean them.</p><p>A refundable ${excerpt} of Rs 5,000 is collected on the dayMs of joining.</p>`,
      responsibilities: [
        'Read the output of the plants each dayMs, and find what is lost',
        'Look after the installation with the electricians',
      ],
      createdAt: at(-15),
      updatedAt: at(-15),
    },
    review: {
      id: seededID('job-review/refused'),
      jdID: id,
      kind: 'Trust scan',
      state: 'Refused',
      askedBy: contactID({ phone: '9000000022' }),
      askedAt: at(-15),
      findings: [{ rule: 'fee', field: 'descriptionHtml', excerpt }],
      reason: 'Candidates are never asked for money. Take the deposit out, then post the job again.',
      decidedBy: seededID('user/9000000041'),
      decidedAt: at(-14),
    },
  };
}
