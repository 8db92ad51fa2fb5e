/** What is known of candidates, as the rules of eligibility take it. */
import { degreeValues } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { collected, collectedFirst } from '../../database/index.ts';
import {
  formulaInForce,
  gradeRule,
  type GradeRule,
  institutes,
  universities,
} from '../../organisations/index.ts';
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
import { criteriaScale, type CandidateFacts, type KnownScore } from './eligibility.ts';

const ofUser = (column: AnyPgColumn): SQL => sql`${column} = ${users.id}`;

/** What is read of each candidate, as columns of a row of `users`. */
export const knownColumns = {
  study: collectedFirst(
    {
      degree: currentDegrees.degree,
      programID: currentDegrees.programID,
      masterProgramID: programs.masterProgramID,
      passingYear: currentDegrees.passingYear,
      cgpa: currentDegrees.cgpa,
      outOf: currentDegrees.cgpaScale,
      percentage: currentDegrees.percentage,
      ...gradeRule,
    },
    sql`from ${currentDegrees}
      join ${programs} on ${programs.id} = ${currentDegrees.programID}
      join ${institutes} on ${institutes.id} = ${currentDegrees.instituteID}
      left join ${universities} on ${universities.id} = ${institutes.universityID}
      where ${ofUser(currentDegrees.userID)}`,
  ),
  summary: collectedFirst(
    {
      liveBacklogs: academics.liveBacklogs,
      deadBacklogs: academics.deadBacklogs,
      educationGapYears: academics.educationGapYears,
    },
    sql`from ${academics} where ${ofUser(academics.userID)}`,
  ),
  // Of two stages of a level the later one counts.
  stages: collected(
    {
      degree: educationStages.degree,
      passingYear: educationStages.passingYear,
      scoreType: educationStages.scoreType,
      score: educationStages.score,
      scoreOutOf: educationStages.scoreOutOf,
      ...gradeRule,
    },
    sql`from ${educationStages} left join ${universities} on ${universities.id} = ${educationStages.universityID}
      where ${ofUser(educationStages.userID)} order by ${educationStages.passingYear} desc, ${educationStages.id}`,
  ),
  work: collected(
    {
      startMonth: experiences.startMonth,
      endMonth: experiences.endMonth,
      employmentType: experiences.employmentType,
    },
    sql`from ${experiences} where ${ofUser(experiences.userID)}`,
  ),
  skillIDs: sql<string[]>`array(select ${candidateSkills.skillID} from ${candidateSkills}
    where ${ofUser(candidateSkills.userID)})`,
  languages: sql<string[]>`array(select ${languagesKnown.language} from ${languagesKnown}
    where ${ofUser(languagesKnown.userID)})`,
  wish: collectedFirst(
    { preferredCityIDs: candidates.preferredCityIDs, willingToRelocate: candidates.willingToRelocate },
    sql`from ${candidates} where ${ofUser(candidates.userID)}`,
  ),
};

type Known = {
  [Name in keyof typeof knownColumns]: (typeof knownColumns)[Name] extends SQL<infer Value> ? Value : never;
};
type Study = NonNullable<Known['study']>;
type Stage = Known['stages'][number];

/** The facts that follow from what was read of a candidate. */
export function factsFrom(
  { study, summary, stages, work, skillIDs, languages, wish }: Known,
  now: Date,
): CandidateFacts {
  const stage = (...kinds: readonly Degree[]) => stages.find(({ degree }) => kinds.includes(degree));
  const highest = stages.toSorted(
    (a, b) => degreeValues.indexOf(b.degree) - degreeValues.indexOf(a.degree),
  )[0];
  const current = study && studyScore(study, now);
  const level = study?.degree ?? highest?.degree ?? null;
  return {
    degree: level,
    programID: study?.programID ?? null,
    masterProgramID: study?.masterProgramID ?? null,
    passingYear: study?.passingYear ?? highest?.passingYear ?? null,
    ssc: stageScore(stage('SSC'), now),
    hsc: stageScore(stage('HSC'), now),
    diploma: study?.degree === 'DIPLOMA' ? (current ?? null) : stageScore(stage('DIPLOMA'), now),
    graduation:
      level === 'ENGINEERING' || level === 'GRADUATION'
        ? (current ?? stageScore(stage('ENGINEERING', 'GRADUATION'), now))
        : stageScore(stage('ENGINEERING', 'GRADUATION'), now),
    postGraduation:
      study?.degree === 'POST GRADUATION' ? (current ?? null) : stageScore(stage('POST GRADUATION'), now),
    liveBacklogs: summary?.liveBacklogs ?? null,
    deadBacklogs: summary?.deadBacklogs ?? null,
    gapYears: summary?.educationGapYears ?? null,
    experienceMonths: monthsOf(work, now),
    skillIDs,
    languages,
    preferredCityIDs: wish?.preferredCityIDs ?? [],
    willingToRelocate: wish?.willingToRelocate ?? null,
  };
}

function studyScore({ cgpa, outOf, percentage, ...university }: Study, now: Date): KnownScore | null {
  if (cgpa !== null) return gradeOf(cgpa, outOf ?? criteriaScale, university, now);
  return percentage === null ? null : percentOf(percentage, university, now);
}

function stageScore(stage: Stage | undefined, now: Date): KnownScore | null {
  if (stage === undefined) return null;
  const { scoreType: type, score, scoreOutOf, ...university } = stage;
  return type === 'CGPA'
    ? gradeOf(score, scoreOutOf, university, now)
    : percentOf((score / scoreOutOf) * 100, university, now);
}

const gradeOf = (value: number, outOf: number, university: GradeRule, now: Date): KnownScore => ({
  type: 'CGPA',
  value,
  outOf,
  formula: formulaInForce(university, outOf, now),
});

/** A percentage is compared with a grade by the formula for the grades that criteria name. */
const percentOf = (value: number, university: GradeRule, now: Date): KnownScore => ({
  type: 'Percentage',
  value,
  formula: formulaInForce(university, criteriaScale, now),
});

/** Months in which the person worked; internships are no work, and one with two jobs counts once. */
function monthsOf(work: Known['work'], now: Date): number {
  const months = new Set<number>();
  for (const { startMonth, endMonth, employmentType } of work) {
    if (employmentType === 'Internship') continue;
    const last = endMonth === null ? now.getUTCFullYear() * 12 + now.getUTCMonth() : monthNumber(endMonth);
    for (let month = monthNumber(startMonth); month <= last; month += 1) months.add(month);
  }
  return months.size;
}

/** `YYYY-MM` as months since the year 0. */
function monthNumber(text: string): number {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return year * 12 + month - 1;
}
