import type { jobDescriptions } from '../../hiring/index.ts';
import { seededID } from '../../database/index.ts';
import { dayMs, endOfIndianDate, indianDate } from '../../platform/index.ts';
import { sequenceOf } from '../random.ts';
import { cityRows } from './cities.ts';
import { companyID, companyPlace, companyRows } from './companies.ts';
import type { IndustryName } from './industries.ts';
import { jobProfileRows, lakh, lateralJobProfileRows } from './job-profiles.ts';
import { jobText } from './job-text.ts';
import { workOf } from './job-work.ts';
import { questionRows } from './questions.ts';
import { industryOfSector } from './sectors.ts';
import { finalYear, seasonID, type SeasonKey } from './seasons.ts';

type JobRow = typeof jobDescriptions.$inferInsert & { id: string };
type JobType = NonNullable<JobRow['jobType']>;
type JobCriteria = NonNullable<JobRow['criteria']>;
type Random = ReturnType<typeof sequenceOf>;

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

/** Internships lie between the jobs of a season: some of those that are written, open and closed. */
const isInternshipAt = (index: number): boolean => index % 7 === 5 || (index % 10 === 8 && index < 50);

/** Navyug's newest job: posted yesterday, and tomorrow is its last dayMs. */
const newest = 11;

/** Sixty jobs: every fourth is for experienced people, the others for a season. */
export const jobSeeds: readonly JobSeed[] = states.map((state, index) => {
  const isLateral = index % 4 === 3;
  return {
    serial: index + 1,
    state,
    audience: isLateral ? 'Experienced' : 'Fresher',
    season: isLateral ? null : index % 3 === 0 ? 'pooled' : isInternshipAt(index) ? 'internship' : 'sahyadri',
  };
});

const verified = companyRows.filter(({ verificationStatus }) => verificationStatus === 'Verified');
const screening = questionRows.flatMap(({ id, purpose, status, scope }) =>
  id !== undefined && purpose === 'Screening' && status === 'Posted' && scope === 'Platform' ? [id] : [],
);

const internships: readonly [JobType, ...JobType[]] = ['Internship', 'Internship', 'Internship + PPO'];

/** Roles that every company has, for those whose own industry has none in the catalogue. */
const anywhere = new Set([
  'Accounts assistant',
  'Business analyst trainee',
  'Data analyst trainee',
  'Operations manager',
  'Tax consultant',
  'Data engineer',
]);

/** Navyug has every fifth job, the company that was suspended those that were cancelled. */
function companyOf({ serial, state }: JobSeed): string {
  if (state === 'cancelled') return companyID('suspended-traders');
  if (serial % 5 === 1) return companyID('navyug');
  return verified[serial % verified.length]?.id ?? companyID('navyug');
}

/** One of the roles of the company's industry. */
function roleOf<Role extends { title: string; sectorID?: string | null }>(
  roles: readonly Role[],
  industry: IndustryName,
  serial: number,
): Role {
  const own = roles.filter(({ sectorID }) => industryOfSector(sectorID) === industry);
  const fitting = own.length > 0 ? own : roles.filter(({ title }) => anywhere.has(title));
  const role = fitting[serial % fitting.length];
  if (role === undefined) throw new Error('There are no job profiles.');
  return role;
}

/** Cities of a job: the company's own, for some two more. */
function citiesOf(city: string, random: Random): string[] {
  const metros = cityRows.filter(({ tier }) => tier === 'Metro');
  const home = cityRows.find(({ name }) => name === city) ?? metros[random.between(0, metros.length - 1)];
  const more = random.chance(0.3) ? metros.slice(random.between(0, metros.length - 3)).slice(0, 2) : [];
  return [...new Set([home, ...more].flatMap((each) => each?.id ?? []))];
}

/** Pay in paise: in steps of Rs 5,000 a year and of Rs 1,000 a month. */
function payOf(kind: JobType, from: number, to: number, random: Random) {
  const stipend = {
    stipendPaisePerMonth: random.between(8, 30) * 1_000_00,
    internshipMonths: random.pick([2, 3, 6]),
  };
  if (kind === 'Internship') return stipend;
  const step = 5_000_00;
  const ctcMinPaise = Math.round((from + (to - from) * 0.4 * random.between(0, 10) * 0.1) / step) * step;
  const ctcMaxPaise =
    ctcMinPaise + Math.round(((to - ctcMinPaise) * random.between(0, 10) * 0.1) / step) * step;
  const fixedPaise = Math.round((ctcMinPaise * random.between(80, 100)) / 100 / step) * step;
  return {
    ctcMinPaise,
    ctcMaxPaise,
    fixedPaise,
    variablePaise: ctcMinPaise - fixedPaise,
    ...(kind === 'Full Time' ? {} : stipend),
  };
}

/** Whether a diploma is enough. */
const isTrade = (title: string): boolean => /technician|supervisor/u.test(title);

/** The degrees that a role for freshers is open to. */
function degreesOf(title: string, isInternship: boolean): JobCriteria['degrees'] {
  if (isTrade(title)) return ['DIPLOMA', 'ENGINEERING'];
  if (
    /[Aa]ccounts|[Aa]nalyst|Audit|Bank|Credit|Claims|Insurance|Store|Medical|associate|assistant|executive/u.test(
      title,
    )
  ) {
    return ['GRADUATION', 'POST GRADUATION', 'ENGINEERING'];
  }
  return isInternship ? ['ENGINEERING', 'DIPLOMA'] : ['ENGINEERING'];
}

/** The job descriptions, dated relative to `now`. */
export function jobDescriptionRows(now: Date): JobRow[] {
  return jobSeeds.map((seed) => {
    const { serial, state, audience, season } = seed;
    const random = sequenceOf(50_000 + serial);
    const isLateral = audience === 'Experienced';
    const isInternship = season === 'internship';
    const company = companyOf(seed);
    const { name = '', industry = 'Retail and E-commerce', city = '' } = companyPlace(company) ?? {};
    const lateral = isLateral ? roleOf(lateralJobProfileRows, industry, serial) : null;
    const fresher = isLateral
      ? null
      : roleOf(
          jobProfileRows.filter(
            ({ status, title }) => status === 'Posted' && (isInternship || !title.endsWith(' intern')),
          ),
          industry,
          serial,
        );
    const profile = lateral ?? fresher;
    if (profile === null) throw new Error('There are no job profiles.');
    const work = workOf(industryOfSector(profile.sectorID) ?? industry);
    const at = (days: number) => new Date(now.getTime() + days * dayMs);
    const endOf = (days: number) => new Date(endOfIndianDate(indianDate(at(days))).getTime() - 1);
    const timing = {
      draft: { posted: null, last: 30 },
      awaiting: { posted: -1, last: 25 },
      open:
        serial === newest
          ? { posted: -1, last: 1 }
          : { posted: -random.between(3, 25), last: random.between(2, 30) },
      closed: { posted: -random.between(40, 70), last: -random.between(2, 15) },
      cancelled: { posted: -30, last: -5 },
    }[state];
    const isRemote = work.canBeRemote === true && random.chance(0.2);
    const jobType: JobType = isInternship ? random.pick(internships) : 'Full Time';
    const first = random.between(0, work.tasks.length - 1);
    return {
      id: seededID(`job-description/${serial}`),
      code: `JD-${String(now.getUTCFullYear() % 100)}-${String(serial).padStart(6, '0')}`,
      companyID: company,
      title: profile.title,
      audience,
      jobProfileID: fresher?.id ?? null,
      jobProfileLateralID: lateral?.id ?? null,
      seasonID: season === null ? null : seasonID(season),
      jobType,
      workMode: isRemote ? 'Remote' : work.canBeRemote === true && random.chance(0.4) ? 'Hybrid' : 'On site',
      cityIDs: isRemote ? [] : citiesOf(city, random),
      openings: random.between(2, 40),
      ...payOf(
        jobType,
        profile.typicalCtcMinPaise ?? 3 * lakh,
        profile.typicalCtcMaxPaise ?? 5 * lakh,
        random,
      ),
      bondMonths: random.chance(0.15) ? 12 : 0,
      descriptionHtml: jobText({
        intro: profile.descriptionHtml ?? '',
        company: name,
        city,
        kind: isLateral ? 'Experienced' : isInternship ? 'Internship' : 'Fresher',
        serial,
      }),
      responsibilities: [0, 1, 2].flatMap((step) => work.tasks[(first + step) % work.tasks.length] ?? []),
      skills: profile.skills,
      criteria:
        lateral === null
          ? {
              degrees: degreesOf(profile.title, isInternship),
              passingYears: [finalYear(now) + (isInternship ? 1 : 0)],
              maxLiveBacklogs: random.pick([0, 1, -1]),
              ...(random.chance(0.6) ? { minSSC: random.pick([55, 60, 65]) } : {}),
              ...(random.chance(0.5) ? { minHSC: 55, minDiploma: 60 } : {}),
              ...(isInternship || isTrade(profile.title)
                ? {}
                : { minGraduation: { type: 'CGPA', value: random.pick([6, 6.5, 7]) } }),
            }
          : { minExperienceMonths: lateral.experienceMinMonths ?? 0 },
      questionIDs: screening.slice(serial % 4, (serial % 4) + 2),
      rounds: [
        { order: 1, name: 'Written test', mode: 'Remote' },
        { order: 2, name: work.round, mode: isRemote ? 'Remote' : 'On site' },
        { order: 3, name: 'Interview', mode: isRemote ? 'Remote' : 'On site' },
      ],
      lastDateToApply: endOf(timing.last),
      resultBy: indianDate(at(timing.last + 14)),
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
