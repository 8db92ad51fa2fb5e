/** What is known of candidates, as the rules of eligibility take it. */
import { degreeValues } from '@aarambh/api-client/enums';
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
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
import { candidates } from '../../identity/index.ts';
import { criteriaScale, type CandidateFacts, type KnownScore } from './eligibility.ts';

type Stage = typeof educationStages.$inferSelect & { university: GradeRule | null };

/** The facts of each of these candidates, by their id. */
export async function readFacts(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CandidateFacts>> {
  const ids = [...userIds];
  if (ids.length === 0) return new Map();
  // One after the other: within a transaction they share a connection, which takes one statement at a time.
  const studies = await db
    .select({ degree: currentDegrees, masterProgramID: programs.masterProgramID, university: gradeRule })
    .from(currentDegrees)
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .innerJoin(institutes, eq(institutes.id, currentDegrees.instituteID))
    .leftJoin(universities, eq(universities.id, institutes.universityID))
    .where(inArray(currentDegrees.userId, ids));
  const summaries = await db.select().from(academics).where(inArray(academics.userId, ids));
  const stages = await db
    .select({ ...getTableColumns(educationStages), university: gradeRule })
    .from(educationStages)
    .leftJoin(universities, eq(universities.id, educationStages.universityID))
    .where(inArray(educationStages.userId, ids))
    // Of two stages of a level the later one counts.
    .orderBy(desc(educationStages.passingYear), asc(educationStages.id));
  const work = await db.select().from(experiences).where(inArray(experiences.userId, ids));
  const skills = await db
    .select({ userId: candidateSkills.userId, skillID: candidateSkills.skillID })
    .from(candidateSkills)
    .where(inArray(candidateSkills.userId, ids));
  const languages = await db
    .select({ userId: languagesKnown.userId, language: languagesKnown.language })
    .from(languagesKnown)
    .where(inArray(languagesKnown.userId, ids));
  const wishes = await db.select().from(candidates).where(inArray(candidates.userId, ids));
  const stagesOf = Map.groupBy(stages, ({ userId }) => userId);
  const workOf = Map.groupBy(work, ({ userId }) => userId);
  const skillsOf = Map.groupBy(skills, ({ userId }) => userId);
  const languagesOf = Map.groupBy(languages, ({ userId }) => userId);
  const studyOf = new Map(studies.map((each) => [each.degree.userId, each]));
  const summaryOf = new Map(summaries.map((each) => [each.userId, each]));
  const wishOf = new Map(wishes.map((each) => [each.userId, each]));
  return new Map(
    ids.map((userId) => {
      const study = studyOf.get(userId);
      const summary = summaryOf.get(userId);
      const completed = stagesOf.get(userId) ?? [];
      const stage = (...kinds: readonly Degree[]) => completed.find(({ degree }) => kinds.includes(degree));
      const highest = completed.toSorted(
        (a, b) => degreeValues.indexOf(b.degree) - degreeValues.indexOf(a.degree),
      )[0];
      const current = study && studyScore(study.degree, study.university, now);
      const level = study?.degree.degree ?? highest?.degree ?? null;
      const facts: CandidateFacts = {
        degree: level,
        programID: study?.degree.programID ?? null,
        masterProgramID: study?.masterProgramID ?? null,
        passingYear: study?.degree.passingYear ?? highest?.passingYear ?? null,
        ssc: stageScore(stage('SSC'), now),
        hsc: stageScore(stage('HSC'), now),
        diploma: study?.degree.degree === 'DIPLOMA' ? (current ?? null) : stageScore(stage('DIPLOMA'), now),
        graduation:
          level === 'ENGINEERING' || level === 'GRADUATION'
            ? (current ?? stageScore(stage('ENGINEERING', 'GRADUATION'), now))
            : stageScore(stage('ENGINEERING', 'GRADUATION'), now),
        postGraduation:
          study?.degree.degree === 'POST GRADUATION'
            ? (current ?? null)
            : stageScore(stage('POST GRADUATION'), now),
        liveBacklogs: summary?.liveBacklogs ?? null,
        deadBacklogs: summary?.deadBacklogs ?? null,
        gapYears: summary?.educationGapYears ?? null,
        experienceMonths: monthsOf(workOf.get(userId) ?? [], now),
        skillIDs: (skillsOf.get(userId) ?? []).map(({ skillID }) => skillID),
        languages: (languagesOf.get(userId) ?? []).map(({ language }) => language),
        preferredCityIDs: wishOf.get(userId)?.preferredCityIDs ?? [],
        willingToRelocate: wishOf.get(userId)?.willingToRelocate ?? null,
      };
      return [userId, facts];
    }),
  );
}

function studyScore(
  { cgpa, cgpaScale, percentage }: typeof currentDegrees.$inferSelect,
  university: GradeRule | null,
  now: Date,
): KnownScore | null {
  if (cgpa !== null) return gradeOf(cgpa, cgpaScale ?? criteriaScale, university, now);
  return percentage === null ? null : percentOf(percentage, university, now);
}

function stageScore(stage: Stage | undefined, now: Date): KnownScore | null {
  if (stage === undefined) return null;
  const { scoreType: type, score, scoreOutOf, university } = stage;
  return type === 'CGPA'
    ? gradeOf(score, scoreOutOf, university, now)
    : percentOf((score / scoreOutOf) * 100, university, now);
}

const gradeOf = (value: number, outOf: number, university: GradeRule | null, now: Date): KnownScore => ({
  type: 'CGPA',
  value,
  outOf,
  formula: formulaInForce(university, outOf, now),
});

/** A percentage is compared with a grade by the formula for the grades that criteria name. */
const percentOf = (value: number, university: GradeRule | null, now: Date): KnownScore => ({
  type: 'Percentage',
  value,
  formula: formulaInForce(university, criteriaScale, now),
});

/** Months in which the person worked; internships are no work, and one with two jobs counts once. */
function monthsOf(work: readonly (typeof experiences.$inferSelect)[], now: Date): number {
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
