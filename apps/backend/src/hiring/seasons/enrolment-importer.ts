/** Files that decide about those who have asked to take part in a season: a line names a student and says the state. */
import { and, eq, sql } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import {
  bodySchema,
  signedIn,
  validationFailed,
  type BodySchema,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults } from '../../records/index.ts';
import { decideEnrolment } from './enrolments.ts';
import { seasonEnrolments } from './tables.ts';

type Decision = OperationRequest<'decideSeasonEnrolment'>['body'];

interface Line extends Partial<Pick<Decision, 'state' | 'reason'>> {
  seasonID: string;
  rollNumber?: string;
  mobileNumber?: string;
}

/** Headings that name the student and the season: cells of words, whatever they look like. */
const names: Readonly<Record<string, Record<string, unknown>>> = {
  seasonID: { type: 'string' },
  rollNumber: { type: 'string' },
  mobileNumber: { type: 'string' },
};

// Read at the first file: most servers never take one in.
let read: BodySchema | undefined;
const schema = (): BodySchema => (read ??= bodySchema('decideSeasonEnrolment'));

export const enrolmentImporter = createRowImporter({
  kind: 'enrolment',
  example: { rollNumber: 'CE/2023/041', mobileNumber: '', state: 'Active', reason: '' },
  columns: ['seasonID', 'rollNumber', 'mobileNumber', 'state', 'reason'],
  ofAddress: ['seasonID'],
  namedBy: ['rollNumber', 'mobileNumber'],
  ignored: ['firstName', 'lastName', 'email', 'instituteName', 'programName'],
  identityOf: (columns, cells) => {
    const cellOf = (name: string) => cells[columns.indexOf(name)]?.toLowerCase() ?? '';
    return cellOf('rollNumber') || cellOf('mobileNumber') || null;
  },
  schema: () => ({ ...schema(), property: (name) => names[name] ?? schema().property(name) }),
  references: () => ({}),
  write: async (_tx, row, context) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cells were read by the contract's properties
    const line = row as unknown as Line;
    const { seasonID, state, reason } = line;
    if (state === undefined) throw wrong('state', 'required', 'Say the state: Active or Removed.');
    if (state === 'Removed' && reason === undefined) {
      throw wrong('reason', 'required', 'Say why: the student reads it.');
    }
    const userID = await findStudent(context, line);
    refuseFaults(schema(), { userID, state, reason });
    const { isChanged } = await decideEnrolment(context, seasonID, userID, { state, reason });
    return { verdict: isChanged ? 'update' : 'unchanged', faults: [] };
  },
});

const wrong = (path: string, code: string, message: string) => validationFailed([{ path, code, message }]);

/** Who has asked to take part and is named by a line. @throws ApiFailure 422 when it names nobody, or more than one */
async function findStudent(
  context: OperationContext,
  { seasonID, rollNumber = '', mobileNumber = '' }: Line,
): Promise<string> {
  if (rollNumber === '' && mobileNumber === '') {
    throw wrong('rollNumber', 'required', 'Say the roll number or the mobile number.');
  }
  const [student, another] = await context.db
    .select({ id: users.id })
    .from(seasonEnrolments)
    .innerJoin(users, eq(users.id, seasonEnrolments.userId))
    .leftJoin(currentDegrees, eq(currentDegrees.userId, users.id))
    .where(
      and(
        eq(seasonEnrolments.seasonID, seasonID),
        usersInReach(signedIn(context)),
        rollNumber === ''
          ? undefined
          : sql`lower(${currentDegrees.rollNumber}) = ${rollNumber.toLowerCase()}`,
        mobileNumber === '' ? undefined : eq(users.mobileNumber, mobileNumber),
      ),
    )
    .limit(2);
  const path = rollNumber === '' ? 'mobileNumber' : 'rollNumber';
  if (student === undefined) {
    throw wrong(
      path,
      'unknown',
      'Nobody with this number has asked to take part. Students accept the terms on their dashboard first.',
    );
  }
  if (another !== undefined) {
    throw wrong(path, 'ambiguous', 'More than one student has this roll number. Say the mobile number too.');
  }
  return student.id;
}
