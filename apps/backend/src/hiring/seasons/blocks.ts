/** What keeps a student from taking part in a season, each in a sentence that says what to do. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { programs } from '../../catalogue/index.ts';
import { currentDegrees } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { inEach, localized, longDate, type LocalizedText } from '../../platform/index.ts';
import { seasonOverrides, type seasons } from '../tables/seasons.ts';

type Rule = components['schemas']['SeasonRule'];
type Season = typeof seasons.$inferSelect;

/** What the rules of a season look at. Null: the student has not entered the degree. */
export interface StudentFacts {
  passingYear: number | null;
  programID: string | null;
  programName: string | null;
  isVerified: boolean;
}

export interface Block {
  rule: Rule;
  message: LocalizedText;
}

const nothing: StudentFacts = { passingYear: null, programID: null, programName: null, isVerified: false };

/** Reads what the rules look at, by the student's id. */
export async function readFacts(
  db: Db,
  userIDs: readonly string[],
): Promise<(userID: string) => StudentFacts> {
  const rows = await db
    .select({
      userID: currentDegrees.userID,
      passingYear: currentDegrees.passingYear,
      programID: currentDegrees.programID,
      programName: programs.specialisation,
      status: currentDegrees.verificationStatus,
    })
    .from(currentDegrees)
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .where(inArray(currentDegrees.userID, [...userIDs]));
  const known = new Map(
    rows.map(({ userID, status, ...facts }) => [userID, { ...facts, isVerified: status === 'Verified' }]),
  );
  return (userID) => known.get(userID) ?? nothing;
}

/** The overrides of students that hold now. */
export function readOverrides(
  db: Db,
  where: { seasonIDs: readonly string[]; userIDs: readonly string[]; now: Date },
) {
  return db
    .select()
    .from(seasonOverrides)
    .where(
      and(
        inArray(seasonOverrides.seasonID, [...where.seasonIDs]),
        inArray(seasonOverrides.userID, [...where.userIDs]),
        gt(seasonOverrides.expiresAt, where.now),
      ),
    );
}

/**
 * The rules that keep a student out.
 * @param joinedAt when the student asked to take part; null judges whether they may ask now
 * @param lifted rules that an override lifts
 */
export function blocksOf(
  season: Season,
  facts: StudentFacts,
  { joinedAt, lifted, now }: { joinedAt: Date | null; lifted: readonly Rule[]; now: Date },
): Block[] {
  return [
    block('registration', joinedAt === null ? registrationBlock(season, now) : null),
    block('passingYear', passingYearBlock(season, facts)),
    block('program', programBlock(season, facts)),
    block(
      'verifiedProfile',
      season.policy.requireVerifiedProfile === true && !facts.isVerified
        ? localized('Your institute has to confirm your current degree first.', {})
        : null,
    ),
  ]
    .filter((each) => each !== null)
    .filter(({ rule }) => !lifted.includes(rule));
}

const block = (rule: Rule, message: LocalizedText | null): Block | null => message && { rule, message };

function registrationBlock({ registrationStart, registrationEnd }: Season, now: Date): LocalizedText | null {
  if (now < registrationStart) {
    return localized('Registration opens on {day}.', { day: indianDay(registrationStart) });
  }
  return now > registrationEnd
    ? localized('Registration ended on {day}. Ask your placement office.', {
        day: indianDay(registrationEnd),
      })
    : null;
}

function passingYearBlock({ passingYears }: Season, { passingYear }: StudentFacts): LocalizedText | null {
  if (passingYear === null) return localized('Enter your current degree in your profile first.', {});
  return passingYears.includes(passingYear)
    ? null
    : localized('This season is for those who pass in {years}; you pass in {year}.', {
        years: passingYears.join(', '),
        year: passingYear,
      });
}

function programBlock(
  { programIDs }: Season,
  { programID, programName }: StudentFacts,
): LocalizedText | null {
  // Without a degree the rule of the passing year asks for it.
  if (programIDs.length === 0 || programID === null || programIDs.includes(programID)) return null;
  return localized('This season is not for your program, {program}.', { program: programName ?? '' });
}

/** A day as people in India write it. */
const indianDay = (at: Date): LocalizedText => inEach((locale) => longDate(at, locale));
