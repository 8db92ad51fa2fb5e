/**
 * The rules of eligibility as conditions on rows of `users`, for counting and finding many people at once. `eligibility.ts`, `gates.ts` and
 * `evaluation.ts` say what they mean; this says the same of stored rows, which tests hold against each other.
 */
import { degreeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import {
  academics,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
} from '../../candidates/index.ts';
import { programs, type Degree } from '../../catalogue/index.ts';
import { candidates, users } from '../../identity/index.ts';
import { institutes, universities } from '../../organisations/index.ts';
import { indianDate } from '../../platform/index.ts';
import { isHeldAt } from '../holds/in-force.ts';
import { applications } from '../tables/applications.ts';
import { placements } from '../tables/placements.ts';
import { seasonEnrolments, seasonOverrides, seasons } from '../tables/seasons.ts';
import {
  criteriaScale,
  evaluateCriteria,
  nobody,
  wantedSkills,
  type JobCriteria,
  type Score,
} from './eligibility.ts';
import { wasAbsent } from './gate-columns.ts';
import type { GatedJob } from './gates.ts';
import { jobApprovals, jobDescriptions, type JobDescription } from '../tables/job-descriptions.ts';

/** True: met; false: not met; null: not known. */
type Rules = Readonly<Record<string, SQL>>;

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
const ofUser = (column: SQL | Parameters<typeof eq>[0]): SQL => sql`${column} = ${users.id}`;
const numberOf = (value: number): SQL => sql`${value}::float8`;

/** The condition that each rule of the criteria is met, by its id, in their order; what is not known is not met. */
export function metBy(job: JobCriteria, now: Date): ReadonlyMap<string, SQL> {
  return new Map([...outcomesBy(job, now)].map(([id, outcome]) => [id, sql`coalesce(${outcome}, false)`]));
}

/** The outcome of each rule of the criteria, by its id, in their order: true, false, or null where data is missing. */
export function outcomesBy({ criteria, ...job }: JobCriteria, now: Date): ReadonlyMap<string, SQL> {
  const wanted = criteria ?? {};
  const all: Rules = {
    R1: sql`${levelOf} = any(${texts(wanted.degrees ?? [])})`,
    R2: studiesOneOf([...(wanted.programIDs ?? []), ...(wanted.masterProgramIDs ?? [])]),
    R3: sql`${yearOf} = any(${sql.param([...(wanted.passingYears ?? [])])}::int[])`,
    R4: reaches(stage(['SSC']), percent(wanted.minSSC ?? 0), now),
    R5: schoolMet(wanted, now),
    R6: reaches(graduation, wanted.minGraduation ?? percent(0), now),
    R7: reaches(studyOrStage('POST GRADUATION'), wanted.minPostGraduation ?? percent(0), now),
    R8: academicsAtMost(academics.liveBacklogs, wanted.maxLiveBacklogs),
    R9: academicsAtMost(academics.deadBacklogs, wanted.maxDeadBacklogs),
    R10: academicsAtMost(academics.educationGapYears, wanted.maxGapYears),
    R11: sql`${monthsOf(now)} between ${wanted.minExperienceMonths ?? 0}::int and ${wanted.maxExperienceMonths ?? 2_147_483_647}::int`,
    R12: hasSkills({ criteria: wanted, ...job }),
    R13: speaks(wanted.languages ?? []),
    R14: sql`(select case when ${candidates.willingToRelocate} or ${candidates.preferredCityIDs} && ${texts(job.cityIDs)} then true
      when ${candidates.willingToRelocate} is null and ${candidates.preferredCityIDs} = '{}' then null else false end
      from ${candidates} where ${ofUser(candidates.userID)})`,
  };
  return new Map(
    evaluateCriteria(wanted, nobody, job).map(({ id }) => {
      const condition = all[id];
      if (condition === undefined) throw new Error(`There is no condition for rule ${id}.`);
      return [id, condition];
    }),
  );
}

/** The verdict, as `verdictOf` of `eligibility.ts` says it: true is eligible, false is not, null needs data. */
export function verdictBy(job: JobCriteria & GatedJob, policy: Policy, now: Date): SQL {
  return sql`(${sql.join([gatesOf(job, policy, now), ...outcomesBy(job, now).values()], sql` and `)})`;
}

/** Whether the gates are met that do not depend on what a person can pay, as `gatesFrom` of `gates.ts` says it. */
function gatesOf(
  { id, phase, companyStatus, audience, seasonID, ctcMaxPaise }: GatedJob,
  policy: Policy,
  now: Date,
): SQL {
  const isOpen = (phase === 'Open' || phase === 'Awaiting approval') && companyStatus !== 'Suspended';
  const isActive = and(
    eq(users.userStatus, 'Active'),
    eq(users.isActive, true),
    isNotNull(users.mobileVerifiedAt),
  );
  const ofSeason =
    seasonID === null
      ? undefined
      : and(partIn(seasonID, now), hasRoomIn(seasonID, policy, { paise: ctcMaxPaise ?? 0, now }));
  const fresher = and(approves(id), not(isHeldAt(now)), ofSeason);
  const isFor =
    audience === 'Fresher'
      ? and(eq(users.isFresher, true), fresher)
      : audience === 'Experienced'
        ? sql`${users.isFresher} is not true`
        : sql`case when ${users.isFresher} then ${fresher} else true end`;
  return sql`(${sql.raw(String(isOpen))} and ${isActive} and ${looksForJob} and ${isFor})`;
}

/** The person's institute has approved the job. */
export const approves = (jdID: string): SQL => sql`exists (select from ${jobApprovals}
  where ${jobApprovals.jdID} = ${jdID} and ${jobApprovals.instituteID} = ${users.parentEntityID}
    and ${jobApprovals.state} = 'Approved')`;

const looksForJob = sql`not exists (select from ${placements} where ${ofUser(placements.userID)} and ${placements.plan} <> 'Looking')`;

/** Takes part in the season. */
const takesPart = (
  seasonID: string,
): SQL => sql`exists (select from ${seasonEnrolments} where ${ofUser(seasonEnrolments.userID)}
  and ${seasonEnrolments.seasonID} = ${seasonID} and ${seasonEnrolments.state} = 'Active')`;

/** The same as the gate says it: null for whoever waits for the placement office, or can still join. */
const partIn = (seasonID: string, now: Date): SQL => sql`(select case ${seasonEnrolments.state}
    when 'Active' then true when 'Pending' then null else false end
  from ${seasonEnrolments} where ${ofUser(seasonEnrolments.userID)} and ${seasonEnrolments.seasonID} = ${seasonID}
  union all
  select case when ${seasons.registrationEnd} > ${now.toISOString()}::timestamptz then null else false end
  from ${seasons} where ${seasons.id} = ${seasonID} limit 1)`;

/** As `matchScore` of `evaluation.ts`: the share of the job's skills that the person has, by weight, from 0 to 100. */
export function matchScoreBy(skills: JobDescription['skills']): SQL<number> {
  const weights = skills.map(({ weight = 1 }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return sql<number>`100::float8`;
  return sql<number>`(select floor(coalesce(sum(wanted.weight), 0) * 100 / ${numberOf(all)} + 0.5)
    from unnest(${texts(skills.map(({ skillID }) => skillID))}, ${sql.param(weights)}::float8[]) as wanted(id, weight)
    inner join ${candidateSkills} on ${candidateSkills.skillID} = wanted.id and ${ofUser(candidateSkills.userID)})`;
}

/** Whoever meets every rule of the job. */
export function eligibleAmong(job: JobCriteria, now: Date): SQL | undefined {
  return and(...metBy(job, now).values());
}

export type Reach = Pick<JobDescription, 'audience' | 'seasonID' | 'instituteIDs' | 'ctcMaxPaise'>;
type Policy = components['schemas']['SeasonPolicy'];
type SeasonRule = components['schemas']['SeasonRule'];

/** Whom a job could reach: active candidates of its audience who look for one, freshers of its institutes who take part in its season. */
export function reachOf(
  { audience, seasonID, instituteIDs, ctcMaxPaise }: Reach,
  policy: Policy,
  now: Date,
): SQL | undefined {
  const ofSeason = sql`exists (select from ${seasons} where ${seasons.id} = ${seasonID}
    and (${seasons.instituteIDs} = '{}' or ${users.parentEntityID} = any(${seasons.instituteIDs})))`;
  const fresher = and(
    eq(users.isFresher, true),
    eq(users.parentEntityType, 'Institute'),
    not(isHeldAt(now)),
    instituteIDs.length > 0 ? inArray(users.parentEntityID, instituteIDs) : undefined,
    seasonID === null
      ? undefined
      : and(ofSeason, takesPart(seasonID), hasRoomIn(seasonID, policy, { paise: ctcMaxPaise ?? 0, now })),
  );
  const experienced = sql`${users.isFresher} is false`;
  return and(
    eq(users.type, 'C'),
    eq(users.userStatus, 'Active'),
    eq(users.isActive, true),
    isNotNull(users.mobileVerifiedAt),
    looksForJob,
    audience === 'Fresher' ? fresher : audience === 'Experienced' ? experienced : or(fresher, experienced),
  );
}

/** As `hasRoom` of `gates.ts`: the season's rules about offers. */
function hasRoomIn(
  seasonID: string,
  { maxOffers = 1, upgradeAllowed = false, tiers = [], declineLimit = null, maxAbsences = null }: Policy,
  { paise, now }: { paise: number; now: Date },
): SQL | undefined {
  const offers = (statuses: SQL, more: SQL = sql``) => sql`(select count(*) from ${applications}
    inner join ${jobDescriptions} on ${jobDescriptions.id} = ${applications.jdID}
    where ${ofUser(applications.userID)} and ${jobDescriptions.seasonID} = ${seasonID}
    and ${applications.status} in (${statuses}) ${more})`;
  const accepted = sql`'Offer Accepted', 'Joined'`;
  const tier = tiers.findLast(({ minCtcPaise }) => minCtcPaise <= paise);
  const isUpgrade =
    upgradeAllowed && tier !== undefined
      ? sql`${offers(
          accepted,
          sql`and coalesce((${applications.offer} ->> 'ctcPaise')::bigint, ${jobDescriptions.ctcMaxPaise}, 0) >= ${tier.minCtcPaise}::bigint`,
        )} = 0`
      : sql`false`;
  const isLifted = (rule: SeasonRule) => sql`exists (select from ${seasonOverrides}
    where ${ofUser(seasonOverrides.userID)} and ${seasonOverrides.seasonID} = ${seasonID}
    and ${seasonOverrides.rule} = ${rule} and ${seasonOverrides.expiresAt} > ${now.toISOString()}::timestamptz)`;
  const within = (rule: SeasonRule, count: SQL, most: number | null) =>
    most === null ? undefined : sql`(${count} <= ${most}::int or ${isLifted(rule)})`;
  return and(
    within('declines', offers(sql`'Offer Declined'`), declineLimit),
    within('absences', offers(sql`'Rejected'`, sql`and ${wasAbsent}`), maxAbsences),
    maxOffers === null
      ? undefined
      : sql`(${offers(accepted)} < ${maxOffers}::int or ${isUpgrade} or ${isLifted('offers')})`,
  );
}

const percent = (value: number): Score => ({ type: 'Percentage', value });

const study = sql`from ${currentDegrees} where ${ofUser(currentDegrees.userID)}`;

/** The stage that was completed last of the highest level; `facts.ts` orders them alike. */
const highest = (column: SQL): SQL => sql`(select ${column} from ${educationStages}
  where ${ofUser(educationStages.userID)}
  order by array_position(${texts(degreeValues)}, ${educationStages.degree}) desc, ${educationStages.passingYear} desc, ${educationStages.id}
  limit 1)`;

const levelOf = sql`coalesce((select ${currentDegrees.degree} ${study}), ${highest(sql`${educationStages.degree}`)})`;
const yearOf = sql`coalesce((select ${currentDegrees.passingYear} ${study}), ${highest(sql`${educationStages.passingYear}`)})`;

const studiesOneOf = (ids: readonly string[]): SQL => sql`(select
  ${programs.id} = any(${texts(ids)}) or ${programs.masterProgramID} = any(${texts(ids)})
  from ${currentDegrees} inner join ${programs} on ${programs.id} = ${currentDegrees.programID}
  where ${ofUser(currentDegrees.userID)})`;

/** Rows of a score: its type, value and scale, and by which university's rule grades become percentages, or which institute's. */
const stage = (kinds: readonly Degree[]): SQL => sql`(select ${educationStages.scoreType} as type,
  case when ${educationStages.scoreType} = 'CGPA' then ${educationStages.score}::float8
    else ${educationStages.score}::float8 / ${educationStages.scoreOutOf}::float8 * 100 end as value,
  ${educationStages.scoreOutOf}::float8 as out_of, ${educationStages.universityID} as university_id, null as institute_id
  from ${educationStages}
  where ${ofUser(educationStages.userID)} and ${educationStages.degree} = any(${texts(kinds)})
  order by ${educationStages.passingYear} desc, ${educationStages.id} limit 1)`;

const hasStudyScore = sql`num_nonnulls(${currentDegrees.cgpa}, ${currentDegrees.percentage}) > 0`;

const studied = (kinds: readonly Degree[]): SQL => sql`(select
  case when ${currentDegrees.cgpa} is null then 'Percentage' else 'CGPA' end as type,
  coalesce(${currentDegrees.cgpa}, ${currentDegrees.percentage})::float8 as value,
  coalesce(${currentDegrees.cgpaScale}, ${criteriaScale})::float8 as out_of,
  null as university_id, ${currentDegrees.instituteID} as institute_id
  ${study} and ${currentDegrees.degree} = any(${texts(kinds)}) and ${hasStudyScore})`;

/** The score of what is studied where this is met, otherwise of what was completed: read only then. */
const studiedOr = (
  kinds: readonly Degree[],
  isMet: SQL,
): SQL => sql`(select * from (${studied(kinds)} union all
  (select * from ${stage(kinds)} as completed
    where not exists (select ${study} and ${currentDegrees.degree} = any(${texts(kinds)}) and ${isMet}))) as either limit 1)`;

const bachelors: readonly Degree[] = ['ENGINEERING', 'GRADUATION'];

/** What is studied counts before what was completed, once there is a score of it. */
const graduation = studiedOr(bachelors, hasStudyScore);

/** Whoever studies this has no completed one of it. */
const studyOrStage = (kind: Degree): SQL => studiedOr([kind], sql`true`);

/** As `reaches` of `eligibility.ts`: units are compared by the formula in force, or not at all. */
function reaches(scores: SQL, { type, value }: Score, now: Date): SQL {
  const formula = universities.cgpaFormula;
  const inPercent = (grade: SQL) => sql`least(100, greatest(0,
    floor(((${formula} ->> 'a')::float8 * ${grade} + (${formula} ->> 'b')::float8) * 100 + 0.5) / 100))`;
  const same =
    type === 'Percentage'
      ? sql`s.value >= ${numberOf(value)}`
      : sql`case when s.out_of = ${numberOf(criteriaScale)} then s.value >= ${numberOf(value)} end`;
  const converted =
    type === 'Percentage'
      ? sql`${inPercent(sql`s.value`)} >= ${numberOf(value)}`
      : sql`s.value >= ${inPercent(numberOf(value))}`;
  const university = sql`coalesce(s.university_id,
    (select ${institutes.universityID} from ${institutes} where ${institutes.id} = s.institute_id))`;
  return sql`(select case when s.type = ${type} then ${same} else (select ${converted} from ${universities}
    where ${universities.id} = ${university} and ${formula} ->> 'effectiveFrom' <= ${indianDate(now)}
    and ${universities.cgpaScale}::float8 = case when s.type = 'CGPA' then s.out_of else ${numberOf(criteriaScale)} end) end
    from ${scores} as s)`;
}

function schoolMet(
  { minHSC, minDiploma, hscOrDiploma = true }: NonNullable<JobCriteria['criteria']>,
  now: Date,
): SQL {
  const parts = [
    minHSC === undefined ? undefined : reaches(stage(['HSC']), percent(minHSC), now),
    minDiploma === undefined ? undefined : reaches(studyOrStage('DIPLOMA'), percent(minDiploma), now),
  ].filter((each) => each !== undefined);
  const [first, second] = parts;
  if (first === undefined) return sql`true`;
  if (second === undefined) return first;
  // One that is not met and one that is not known: not met.
  return hscOrDiploma
    ? sql`coalesce(${first} or ${second}, ${first}, ${second})`
    : sql`(${first} and ${second})`;
}

const academicsAtMost = (column: Parameters<typeof eq>[0] & object, most = 0): SQL =>
  sql`(select ${column} from ${academics} where ${ofUser(academics.userID)}) <= ${most}::int`;

/** Months of work; internships are none, and one with two jobs counts once. */
const monthsOf = (now: Date): SQL => {
  const number = (month: SQL) => sql`left(${month}, 4)::int * 12 + right(${month}, 2)::int - 1`;
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return sql`(select count(distinct month)::int from ${experiences}, lateral generate_series(
    ${number(sql`${experiences.startMonth}`)},
    coalesce(${number(sql`${experiences.endMonth}`)}, ${current}::int)) as month
    where ${ofUser(experiences.userID)} and ${experiences.employmentType} <> 'Internship')`;
};

function hasSkills({
  criteria,
  skills,
}: JobCriteria & { criteria: NonNullable<JobCriteria['criteria']> }): SQL {
  const { musts, others, share } = wantedSkills(criteria, skills);
  const known = (ids: readonly string[]) =>
    sql`count(*) filter (where ${candidateSkills.skillID} = any(${texts(ids)}))`;
  return sql`(select case when count(*) > 0 then ${known(musts)} = ${musts.length}::int
    and ${known(others)} * 100 >= ${numberOf(share * others.length)} end
    from ${candidateSkills} where ${ofUser(candidateSkills.userID)})`;
}

function speaks(languages: readonly string[]): SQL {
  const wanted = [...new Set(languages.map((each) => each.toLowerCase()))];
  return sql`(select case when count(*) > 0 then
    count(distinct lower(${languagesKnown.language})) filter (where lower(${languagesKnown.language}) = any(${texts(wanted)})) = ${wanted.length}::int end
    from ${languagesKnown} where ${ofUser(languagesKnown.userID)})`;
}
