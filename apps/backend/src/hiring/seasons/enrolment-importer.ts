/** Files that decide about those who have asked to take part in a season: a line names a student and says the state. */
import { and, eq } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import {
  bodySchema,
  signedIn,
  type BodySchema,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults } from '../../records/index.ts';
import {
  filesByNumber,
  hasNumbers,
  onlyOne,
  withWords,
  wrongCell,
  type PersonNumbers,
} from '../person-by-number.ts';
import { decideEnrolment, seasonOf } from './enrolments.ts';
import { seasonEnrolments } from '../tables/seasons.ts';

type Decision = OperationRequest<'decideSeasonEnrolment'>['body'];

interface Line extends PersonNumbers, Partial<Pick<Decision, 'state' | 'reason'>> {
  seasonID: string;
}

// Read at the first file: most servers never take one in.
let read: BodySchema | undefined;
const schema = (): BodySchema => (read ??= bodySchema('decideSeasonEnrolment'));

export const enrolmentImporter = createRowImporter({
  kind: 'enrolment',
  example: { rollNumber: 'CE/2023/041', mobileNumber: '', state: 'Active', reason: '' },
  columns: ['seasonID', 'rollNumber', 'mobileNumber', 'state', 'reason'],
  ofAddress: ['seasonID'],
  refuseAddress: async (context, [seasonID = '']) => void (await seasonOf(context, seasonID)),
  ...filesByNumber,
  schema: () => withWords(schema(), ['seasonID', 'rollNumber', 'mobileNumber']),
  write: async (_tx, line: Line, context) => {
    const { seasonID, state, reason } = line;
    if (state === undefined) throw wrongCell('state', 'required', 'Say the state: Active or Removed.');
    if (state === 'Removed' && reason === undefined) {
      throw wrongCell('reason', 'required', 'Say why: the student reads it.');
    }
    const userID = await findStudent(context, line);
    refuseFaults(schema(), { userID, state, reason });
    const { isChanged } = await decideEnrolment(context, seasonID, userID, { state, reason });
    return { verdict: isChanged ? 'update' : 'unchanged', faults: [] };
  },
});

/** Who has asked to take part and is named by a line. @throws ApiFailure 422 when it names nobody, or more than one */
async function findStudent(context: OperationContext, line: Line): Promise<string> {
  const found = await context.db
    .select({ id: users.id })
    .from(seasonEnrolments)
    .innerJoin(users, eq(users.id, seasonEnrolments.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(
      and(eq(seasonEnrolments.seasonID, line.seasonID), usersInReach(signedIn(context)), hasNumbers(line)),
    )
    .limit(2);
  const student = onlyOne(found, line, {
    nobody:
      'Nobody with this number has asked to take part. Students accept the terms on their dashboard first.',
    several: 'More than one student has this roll number. Say the mobile number too.',
  });
  return student.id;
}
