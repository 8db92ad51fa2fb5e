/** Files that say what came of the people of a round, as a test provider or a sheet of the office has them. */
import { emailPattern } from '@aarambh/api-client/patterns';
import { readRoundAttendance, readRoundResult } from '@aarambh/forms';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  bodySchema,
  localized,
  signedIn,
  type BodySchema,
  type OperationContext,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults, type Importer } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { applicationsInScope } from '../applications/move.ts';
import { isOfCompany } from '../job-descriptions/scope.ts';
import { notTogether, withWords, wrongCell } from '../person-by-number.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import type { Line, Named } from './naming.ts';
import {
  findRound,
  isIn,
  lockRound,
  ownEntry,
  refuseCancelled,
  refuseControllers,
  roundBefore,
  roundClosed,
} from './reach.ts';
import { begin, saveLine } from './saving.ts';

const naming = ['rollNumber', 'email', 'mobileNumber'] as const;

interface Row extends Partial<Record<(typeof naming)[number], string>>, Pick<Line, 'marks' | 'note'> {
  roundID: string;
  /** As they were written. */
  result?: string;
  attendance?: string;
  /** Sheets call the place by merit a rank, which is another thing. */
  waitingPlace?: number;
}

// Read at the first file: most servers never take one in.
let read: BodySchema | undefined;
const ofLines = (): BodySchema => (read ??= bodySchema('saveRoundEntries'));

const numbers: Readonly<Record<string, Record<string, unknown>>> = {
  email: { type: 'string', pattern: emailPattern.source },
  marks: { type: 'number' },
  waitingPlace: { type: 'integer' },
};

/** Words are read as people write them, and judged once they are a line. */
function cellSchema(): BodySchema {
  const words = withWords(ofLines(), [
    'roundID',
    'rollNumber',
    'mobileNumber',
    'result',
    'attendance',
    'note',
  ]);
  return { ...words, property: (name) => numbers[name] ?? words.property(name) };
}

export function createResultImporter(): Importer {
  return createRowImporter({
    kind: 'roundResult',
    example: { rollNumber: 'CE/2023/041', result: 'Passed', marks: '64', attendance: 'Present' },
    columns: ['roundID', ...naming, 'result', 'marks', 'attendance', 'waitingPlace', 'note'],
    inTemplate: ['rollNumber', 'result', 'marks', 'attendance'],
    ofAddress: ['roundID'],
    refuseAddress: async (context, [roundID = '']) => {
      refuseControllers(context);
      const { round } = await findRound(context, roundID);
      if (round.state === 'Closed') throw roundClosed();
    },
    namedBy: naming,
    toldApartBy: naming,
    // What a sheet says about a person besides.
    ignored: ['name', 'firstName', 'lastName', 'instituteID', 'programID'],
    identityOf: (columns, cells) =>
      naming.map((name) => cells[columns.indexOf(name)]?.toLowerCase() ?? '').find((cell) => cell !== '') ??
      null,
    references: () => ({}),
    schema: cellSchema,
    headingOf: { rank: 'waitingPlace' },
    write: async (tx, row: Row, context) => {
      const { round: found, mayJudge } = await findRound(context, row.roundID);
      refuseCancelled(await lockStepJob(tx, found.jdID));
      const round = await lockRound(tx, found.id);
      const line = lineOf(row);
      refuseFaults(ofLines(), { entries: [line] });
      const person = await findPerson(tx, context, round, row);
      const said = { round, person, line, mayJudge, by: signedIn(context).id };
      const isChanged = await saveLine(tx, said, context.now());
      if (!isChanged) return { verdict: 'unchanged', faults: [] };
      await begin(tx, round, context.now());
      return { verdict: 'update', faults: [] };
    },
  });
}

/** What the row says of the person. @throws ApiFailure 422 for words that say nothing known, and for nothing at all */
function lineOf({ result, attendance, marks, waitingPlace: rank, note }: Row): Line {
  const said = result === undefined ? {} : readRoundResult(result);
  if (said === undefined) {
    throw oneOf('result', 'Passed, Failed, On hold, Waiting list, Absent');
  }
  const came = attendance === undefined ? undefined : readRoundAttendance(attendance);
  if (attendance !== undefined && came === undefined) throw oneOf('attendance', 'Present, Absent');
  const line: Line = { ...said, ...(came && { attendance: came }), ...defined({ marks, rank, note }) };
  if (Object.keys(line).length > 0) return line;
  throw wrongCell('result', 'required', 'Say the result, the marks, or who came.');
}

const oneOf = (column: string, choices: string) =>
  wrongCell(column, 'enum', localized('Write one of these: {choices}.', { choices }));

const defined = <Values extends object>(values: Values): Partial<Values> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of its values
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

/**
 * Whom the row names in the round. A company finds people by their number or address once it has been told them: a file is no way to try them out.
 * @throws ApiFailure 422 for nobody, with the name of somebody who has applied and is not in the round; and for several
 */
async function findPerson(
  tx: Transaction,
  context: OperationContext,
  round: Round,
  row: Row,
): Promise<Named> {
  const named = naming.find((name) => (row[name] ?? '') !== '');
  if (named === undefined) {
    throw wrongCell(
      'rollNumber',
      'required',
      'Say the roll number, the e-mail address or the mobile number.',
    );
  }
  const isCompany = isOfCompany(signedIn(context));
  const isTold = isCompany && named !== 'rollNumber' ? isNotNull(applications.contactRevealedAt) : undefined;
  const before = await roundBefore(tx, round);
  const people = await tx
    .select({
      application: applications,
      name: writtenName(users),
      entry: roundEntries,
      isIn: sql<boolean>`coalesce(${isIn(round, before)}, false)`,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(roundEntries, ownEntry(round))
    .where(
      and(
        eq(applications.jdID, round.jdID),
        isNotNull(applications.appliedAt),
        applicationsInScope(context),
        isTold,
        hasAll(row),
      ),
    )
    .limit(50);
  const [one, another] = people.filter((each) => each.isIn);
  if (one !== undefined && another === undefined) return one;
  if (another !== undefined) {
    throw wrongCell(
      named,
      'ambiguous',
      'More than one in this round has this roll number. Add the e-mail address or the mobile number.',
    );
  }
  const told = naming.filter((name) => (row[name] ?? '') !== '');
  if (people.length === 0 && told.length > 1) throw notTogether(told[1] ?? named);
  throw nobody(named, people[0], isTold !== undefined);
}

function nobody(column: string, other: { name: string } | undefined, isUntold: boolean) {
  if (other !== undefined) {
    const { name } = other;
    return wrongCell(
      column,
      'foreign',
      localized('{name} has applied for this job, but is not in this round.', { name }),
    );
  }
  return wrongCell(
    column,
    'unknown',
    isUntold
      ? 'Nobody in this round whose contact you know has this. Say the roll number.'
      : 'Nobody who has applied for this job has this. Look for a mistake.',
  );
}

/** Everything that a row says of a person has to fit. */
const hasAll = ({ rollNumber = '', email = '', mobileNumber = '' }: Row): SQL | undefined =>
  and(
    rollNumber === '' ? undefined : sql`lower(${currentDegrees.rollNumber}) = ${rollNumber.toLowerCase()}`,
    email === '' ? undefined : sql`lower(${users.email}) = ${email.toLowerCase()}`,
    mobileNumber === '' ? undefined : eq(users.mobileNumber, mobileNumber),
  );
