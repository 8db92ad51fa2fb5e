/** NIRF, placement and higher studies: per level and length of study, of those who graduate in the minimum time. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { instituteIntakes, institutes, institutesInScope } from '../../organisations/index.ts';
import type { SignedInUser } from '../../platform/index.ts';
import { intakesAt, outcomesAt, studentsAt } from './addresses.ts';
import { countIf, isCounted, medianIf } from './figures.ts';
import { graduatesOf } from './graduates.ts';
import { rupeesInWords } from './in-words.ts';
import { rowOf, rupeesOf, type Asked, type Reader, type Row } from './table.ts';

/** The levels that the ranking has. */
const ranked = ['ENGINEERING', 'GRADUATION', 'POST GRADUATION'] as const;

const levelOf = (degree: unknown) =>
  sql<'UG' | 'PG'>`case when ${degree} = 'POST GRADUATION' then 'PG' else 'UG' end`;

/** What was sanctioned for the batches that graduate in a year, and who came; by level and length. */
async function intakesOf(db: Db, caller: SignedInUser, { passingYear, instituteID }: Asked) {
  const level = levelOf(masterPrograms.degree);
  const years = sql<number>`ceil(${masterPrograms.durationYears})::int`;
  const total = (column: unknown) =>
    sql<number | null>`sum(${column})`.mapWith((sum: unknown) => (sum === null ? null : Number(sum)));
  return db
    .select({
      level,
      years,
      sanctioned: total(instituteIntakes.sanctioned),
      admitted: total(instituteIntakes.admitted),
      lateral: total(instituteIntakes.lateral),
    })
    .from(instituteIntakes)
    .innerJoin(institutes, eq(institutes.id, instituteIntakes.instituteID))
    .innerJoin(programs, eq(programs.id, instituteIntakes.programID))
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(
      and(
        institutesInScope(caller),
        instituteID === undefined ? undefined : eq(institutes.id, instituteID),
        inArray(masterPrograms.degree, ranked),
        sql`${instituteIntakes.year} = ${passingYear}::int - ${years}`,
      ),
    )
    .groupBy(level, years);
}

async function figuresOf(db: Db, caller: SignedInUser, asked: Asked) {
  const graduates = graduatesOf(db, caller, asked);
  const level = levelOf(graduates.degree);
  const placed = sql`${graduates.inTime} and ${isCounted(graduates, 'placed')}`;
  return db
    .select({
      level,
      years: graduates.years,
      programIDs: sql<string[]>`array_agg(distinct ${graduates.programID})`,
      graduating: countIf(sql`${graduates.inTime}`),
      placed: countIf(placed),
      medianPaise: medianIf(sql`${graduates.ctcPaise}`, placed),
      studies: countIf(sql`${graduates.inTime} and ${isCounted(graduates, 'studies')}`),
    })
    .from(graduates)
    .where(inArray(graduates.degree, ranked))
    .groupBy(level, graduates.years);
}

/** `2027` is `2026-27`. @param end the calendar year in which it ends */
const academicYear = (end: number): string => `${end - 1}-${String(end % 100).padStart(2, '0')}`;

export const readNirf: Reader = async (db, caller, asked) => {
  const intakes = await intakesOf(db, caller, asked);
  const figures = await figuresOf(db, caller, asked);
  const keyOf = ({ level, years }: { level: string; years: number }) => `${level}-${years}`;
  const intakeOf = new Map(intakes.map((row) => [keyOf(row), row]));
  const figureOf = new Map(figures.map((row) => [keyOf(row), row]));
  const all = new Map([...intakes, ...figures].map((row) => [keyOf(row), row]));
  return [...all.values()]
    .toSorted((a, b) => b.level.localeCompare(a.level) || a.years - b.years)
    .map(({ level, years }): Row => {
      const key = keyOf({ level, years });
      const { sanctioned = null, admitted = null, lateral = null } = intakeOf.get(key) ?? {};
      const {
        graduating = 0,
        placed = 0,
        medianPaise = null,
        studies = 0,
        programIDs = [],
      } = figureOf.get(key) ?? {};
      const median = rupeesOf(medianPaise);
      const begun = asked.passingYear - years;
      const intake = intakesAt(asked, begun);
      const ofPlaced = outcomesAt(asked, { countsAs: 'placed', endsInTime: true }, programIDs);
      return rowOf(
        key,
        {
          level: `${level} [${years} ${years === 1 ? 'Year' : 'Years'} Program(s)]`,
          intakeYear: academicYear(begun + 1),
          sanctioned,
          admitted,
          lateralYear: academicYear(begun + 2),
          lateral,
          graduationYear: academicYear(asked.passingYear),
          graduating,
          placed,
          median,
          medianInWords: median === null ? null : rupeesInWords(median),
          studies,
        },
        {
          sanctioned: intake,
          admitted: intake,
          lateral: intake,
          graduating: studentsAt(asked, { endsInTime: true }, programIDs),
          placed: ofPlaced,
          median: ofPlaced,
          studies: outcomesAt(asked, { countsAs: 'studies', endsInTime: true }, programIDs),
        },
      );
    });
};
