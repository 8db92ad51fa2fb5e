/** What is known of candidates, as the rules of eligibility take it. */
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { grouped } from '../../platform/grouped.ts';
import {
  academics,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
} from '../profile/tables.ts';
import { degrees, programs, type Degree } from '../programs/tables.ts';
import { candidates } from '../users/tables.ts';
import type { CandidateFacts, Score } from './eligibility.ts';

/** The facts of each of these candidates, by their id. */
export async function readFacts(
  db: Db,
  userIDs: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CandidateFacts>> {
  const ids = [...userIDs];
  if (ids.length === 0) return new Map();
  const [studies, summaries, stages, work, skills, languages, wishes] = await Promise.all([
    db
      .select({ degree: currentDegrees, masterProgramID: programs.masterProgramID })
      .from(currentDegrees)
      .innerJoin(programs, eq(programs.id, currentDegrees.programID))
      .where(inArray(currentDegrees.userID, ids)),
    db.select().from(academics).where(inArray(academics.userID, ids)),
    db.select().from(educationStages).where(inArray(educationStages.userID, ids)),
    db.select().from(experiences).where(inArray(experiences.userID, ids)),
    db
      .select({ userID: candidateSkills.userID, skillID: candidateSkills.skillID })
      .from(candidateSkills)
      .where(inArray(candidateSkills.userID, ids)),
    db
      .select({ userID: languagesKnown.userID, language: languagesKnown.language })
      .from(languagesKnown)
      .where(inArray(languagesKnown.userID, ids)),
    db.select().from(candidates).where(inArray(candidates.userID, ids)),
  ]);
  const stagesOf = grouped(stages, ({ userID }) => userID);
  const workOf = grouped(work, ({ userID }) => userID);
  const skillsOf = grouped(skills, ({ userID }) => userID);
  const languagesOf = grouped(languages, ({ userID }) => userID);
  const studyOf = new Map(studies.map((each) => [each.degree.userID, each]));
  const summaryOf = new Map(summaries.map((each) => [each.userID, each]));
  const wishOf = new Map(wishes.map((each) => [each.userID, each]));
  return new Map(
    ids.map((userID) => {
      const study = studyOf.get(userID);
      const summary = summaryOf.get(userID);
      const completed = stagesOf.get(userID) ?? [];
      const stage = (...kinds: readonly Degree[]) => completed.find(({ degree }) => kinds.includes(degree));
      const highest = completed.toSorted((a, b) => degrees.indexOf(b.degree) - degrees.indexOf(a.degree))[0];
      const current = study && studyScore(study.degree);
      const level = study?.degree.degree ?? highest?.degree ?? null;
      const facts: CandidateFacts = {
        degree: level,
        programID: study?.degree.programID ?? null,
        masterProgramID: study?.masterProgramID ?? null,
        passingYear: study?.degree.passingYear ?? highest?.passingYear ?? null,
        ssc: stageScore(stage('SSC')),
        hsc: stageScore(stage('HSC')),
        diploma: study?.degree.degree === 'DIPLOMA' ? (current ?? null) : stageScore(stage('DIPLOMA')),
        graduation:
          level === 'ENGINEERING' || level === 'GRADUATION'
            ? (current ?? stageScore(stage('ENGINEERING', 'GRADUATION')))
            : stageScore(stage('ENGINEERING', 'GRADUATION')),
        postGraduation:
          study?.degree.degree === 'POST GRADUATION'
            ? (current ?? null)
            : stageScore(stage('POST GRADUATION')),
        liveBacklogs: summary?.liveBacklogs ?? null,
        deadBacklogs: summary?.deadBacklogs ?? null,
        gapYears: summary?.educationGapYears ?? null,
        experienceMonths: monthsOf(workOf.get(userID) ?? [], now),
        skillIDs: (skillsOf.get(userID) ?? []).map(({ skillID }) => skillID),
        languages: (languagesOf.get(userID) ?? []).map(({ language }) => language),
        preferredCityIDs: wishOf.get(userID)?.preferredCityIDs ?? [],
        willingToRelocate: wishOf.get(userID)?.willingToRelocate ?? null,
      };
      return [userID, facts];
    }),
  );
}

function studyScore({ cgpa, percentage }: typeof currentDegrees.$inferSelect): Score | null {
  if (cgpa !== null) return { type: 'CGPA', value: cgpa };
  return percentage === null ? null : { type: 'Percentage', value: percentage };
}

function stageScore(stage: typeof educationStages.$inferSelect | undefined): Score | null {
  if (stage === undefined) return null;
  const { scoreType: type, score, scoreOutOf } = stage;
  return { type, value: type === 'Percentage' ? (score / scoreOutOf) * 100 : score };
}

/** Months in which the person worked; one with two jobs counts once. */
function monthsOf(work: readonly (typeof experiences.$inferSelect)[], now: Date): number {
  const months = new Set<number>();
  for (const { startMonth, endMonth } of work) {
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
