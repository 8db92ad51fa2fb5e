import type { jobDescriptions } from '../../hiring/index.ts';
import { seededID } from '../../database/index.ts';
import { sequenceOf } from '../random.ts';
import { cityRows } from './cities.ts';
import { companyID, companyRows } from './companies.ts';
import { jobProfileRows, lakh, lateralJobProfileRows } from './job-profiles.ts';
import { questionRows } from './questions.ts';
import { finalYear, seasonID, type SeasonKey } from './seasons.ts';

type JobRow = typeof jobDescriptions.$inferInsert & { id: string };

/** Where a job stands when the sandbox begins. */
export type JobState = 'draft' | 'open' | 'closed' | 'cancelled' | 'awaiting';

interface JobSeed {
  serial: number;
  state: JobState;
  audience: 'Fresher' | 'Experienced';
  season: SeasonKey | null;
}

const states: readonly JobState[] = [
  ...Array<JobState>(10).fill('draft'),
  ...Array<JobState>(22).fill('open'),
  ...Array<JobState>(24).fill('closed'),
  ...Array<JobState>(2).fill('cancelled'),
  ...Array<JobState>(2).fill('awaiting'),
];

/** Sixty jobs: every fourth is for experienced people, the others for a season. */
export const jobSeeds: readonly JobSeed[] = states.map((state, index) => {
  const isLateral = index % 4 === 3;
  return {
    serial: index + 1,
    state,
    audience: isLateral ? 'Experienced' : 'Fresher',
    season: isLateral ? null : index % 3 === 0 ? 'pooled' : index % 7 === 5 ? 'internship' : 'sahyadri',
  };
});

const day = 24 * 60 * 60 * 1000;
const verified = companyRows.filter(({ verificationStatus }) => verificationStatus === 'Verified');
const screening = questionRows.flatMap(({ id, purpose, status, scope }) =>
  id !== undefined && purpose === 'Screening' && status === 'Posted' && scope === 'Platform' ? [id] : [],
);
const posted = jobProfileRows.filter(({ status }) => status === 'Posted');

/** Navyug has every fifth job, the company that was suspended those that were cancelled. */
function companyOf({ serial, state }: JobSeed): string {
  if (state === 'cancelled') return companyID('suspended-traders');
  if (serial % 5 === 1) return companyID('navyug');
  return verified[serial % verified.length]?.id ?? companyID('navyug');
}

/** The job descriptions, dated relative to `now`. */
export function jobDescriptionRows(now: Date): JobRow[] {
  return jobSeeds.map((seed) => {
    const { serial, state, audience, season } = seed;
    const random = sequenceOf(50_000 + serial);
    const isLateral = audience === 'Experienced';
    const isInternship = season === 'internship';
    const profile = isLateral
      ? lateralJobProfileRows[serial % lateralJobProfileRows.length]
      : posted[(serial * 5) % posted.length];
    if (profile === undefined) throw new Error('There are no job profiles.');
    const at = (days: number) => new Date(now.getTime() + days * day);
    const timing = {
      draft: { posted: null, last: 30 },
      awaiting: { posted: -1, last: 25 },
      open: { posted: -random.between(3, 25), last: serial === 11 ? 1 : random.between(2, 30) },
      closed: { posted: -random.between(40, 70), last: -random.between(2, 15) },
      cancelled: { posted: -30, last: -5 },
    }[state];
    const from = (profile.typicalCtcMinPaise ?? 3 * lakh) + random.between(0, 4) * 10_000_00;
    const openings = random.between(2, 40);
    const city = cityRows[random.between(0, cityRows.length - 1)]?.id ?? '';
    const isRemote = random.chance(0.1);
    return {
      id: seededID(`job-description/${serial}`),
      code: `JD-${String(now.getUTCFullYear() % 100)}-${String(serial).padStart(6, '0')}`,
      companyID: companyOf(seed),
      title: profile.title,
      audience,
      jobProfileID: isLateral ? null : profile.id,
      jobProfileLateralID: isLateral ? profile.id : null,
      seasonID: season === null ? null : seasonID(season),
      jobType: isInternship ? 'Internship' : 'Full Time',
      workMode: isRemote ? 'Remote' : random.pick(['On site', 'On site', 'Hybrid']),
      cityIDs: isRemote ? [] : [city],
      openings,
      ...(isInternship
        ? { stipendPaisePerMonth: random.between(8, 30) * 1_000_00, internshipMonths: random.pick([2, 3, 6]) }
        : { ctcMinPaise: from, ctcMaxPaise: from + random.between(0, 3) * 50_000_00 }),
      bondMonths: random.chance(0.15) ? 12 : 0,
      descriptionHtml: profile.descriptionHtml,
      responsibilities: [
        'Learn the product and the people who use it',
        'Deliver small pieces of work and explain them',
      ],
      skills: profile.skills,
      criteria: isLateral
        ? {
            minExperienceMonths:
              lateralJobProfileRows[serial % lateralJobProfileRows.length]?.experienceMinMonths ?? 0,
          }
        : {
            degrees: isInternship ? ['ENGINEERING', 'DIPLOMA'] : ['ENGINEERING'],
            passingYears: [finalYear(now) + (isInternship ? 1 : 0)],
            maxLiveBacklogs: random.pick([0, 1, -1]),
            ...(random.chance(0.6) ? { minSSC: random.pick([55, 60, 65]) } : {}),
            ...(random.chance(0.5) ? { minHSC: 55, minDiploma: 60 } : {}),
            ...(isInternship ? {} : { minGraduation: { type: 'CGPA', value: random.pick([6, 6.5, 7]) } }),
          },
      questionIDs: screening.slice(serial % 4, (serial % 4) + 2),
      rounds: [
        { order: 1, name: 'Written test', mode: 'Remote' },
        { order: 2, name: 'Interview', mode: 'On site' },
      ],
      lastDateToApply: at(timing.last),
      resultBy: at(timing.last + 14)
        .toISOString()
        .slice(0, 10),
      status: state === 'draft' ? 'Draft' : 'Posted',
      postedAt: timing.posted === null ? null : at(timing.posted),
      cancelledAt: state === 'cancelled' ? at(-10) : null,
      cancelReason: state === 'cancelled' ? 'The company was suspended.' : null,
      criteriaVersion: state === 'draft' ? 0 : 1,
      createdAt: at((timing.posted ?? -2) - 3),
      updatedAt: at(timing.posted ?? -2),
    } satisfies JobRow;
  });
}
