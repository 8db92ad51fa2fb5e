import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { programName, programs } from '../../catalogue/index.ts';
import { users, usersInReach, type User } from '../../identity/index.ts';
import { institutePrograms, institutes, institutesInScope } from '../../organisations/index.ts';
import {
  bodySchema,
  invalidateEverywhere,
  signedIn,
  type BodySchema,
  type OperationContext,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults } from '../../records/index.ts';
import { hasDegree } from '../profile/current-degree.ts';
import { addDegree, addStudent, type StudentCreation } from './add.ts';
import { studentColumns, studentKey } from './students.ts';

const columns = [
  'firstName',
  'lastName',
  'email',
  'mobileNumber',
  'instituteID',
  'rollNumber',
  'programID',
  'admissionYear',
  'passingYear',
  'currentSemester',
] as const;

// Read at the first file: most servers never take one in.
let read: BodySchema | undefined;
const schema = () => (read ??= bodySchema('addStudent'));

/** What the student of the example studies. */
const exampleProgram = 'B.E. Computer Engineering';

/** Files of students. Who is there already stays as they are, but for what they study, where they have not said it yet. */
export const studentImporter = createRowImporter({
  kind: 'student',
  example: async (context) => ({
    firstName: 'Meera',
    lastName: 'Kulkarni',
    email: 'meera.kulkarni@example.com',
    mobileNumber: '9812345670',
    instituteID: await instituteOfExample(context),
    rollNumber: 'CE/2023/041',
    programID: exampleProgram,
    admissionYear: '2023',
    passingYear: '2027',
    currentSemester: '7',
  }),
  columns,
  namedBy: ['firstName', 'lastName'],
  ignored: studentColumns.filter((name) => !columns.some((each) => each === name)),
  identityOf: (headings, cells) => cells[headings.indexOf('mobileNumber')] || null,
  schema,
  references: (context) => ({
    instituteID: { table: institutes, name: institutes.name, among: institutesInScope(signedIn(context)) },
    programID: { table: programs, name: programName },
  }),
  write: async (tx, body: StudentCreation, context) => {
    refuseFaults(schema(), body);
    const known = await findStudent(tx, body, context);
    if (known === undefined) {
      await addStudent(tx, body, context);
      return { verdict: 'create', faults: [] };
    }
    const isAdded = !(await hasDegree(tx, known.id)) && (await addDegree(tx, known, body, context));
    return { verdict: isAdded ? 'update' : 'unchanged', faults: [] };
  },
  changed: ({ db }) => invalidateEverywhere(db, studentKey),
});

/** The institute that whoever has more than one names: one of theirs that offers the program of the example. */
async function instituteOfExample(context: OperationContext): Promise<string> {
  const caller = signedIn(context);
  if (caller.roleScope === 'institute') return '';
  const [institute] = await context.db
    .select({ name: institutes.name })
    .from(institutes)
    .innerJoin(institutePrograms, eq(institutePrograms.instituteID, institutes.id))
    .innerJoin(programs, eq(programs.id, institutePrograms.programID))
    .where(and(eq(institutes.isActive, true), eq(programName, exampleProgram), institutesInScope(caller)))
    .orderBy(institutes.name)
    .limit(1);
  return institute?.name ?? '';
}

/** The student with this number and address whom the caller reaches. */
async function findStudent(
  tx: Transaction,
  { mobileNumber, email }: StudentCreation,
  context: OperationContext,
): Promise<User | undefined> {
  const [student] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.mobileNumber, mobileNumber),
        eq(users.email, email.toLowerCase()),
        eq(users.type, 'C'),
        eq(users.isFresher, true),
        eq(users.userStatus, 'Active'),
        usersInReach(signedIn(context)),
      ),
    )
    .for('update');
  return student;
}
