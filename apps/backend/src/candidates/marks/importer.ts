/** Sheets of marks of students who are there already: each part of a profile is written as an officer would save it, and only where it differs. */
import { semesterColumns, stageColumns } from '@aarambh/forms';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  bodySchema,
  invalidateEverywhere,
  signedIn,
  validationFailed,
  type BodySchema,
  type OperationContext,
  type OperationId,
  type OperationRequest,
} from '../../platform/index.ts';
import { createRowImporter, refuseFaults, type Importer } from '../../records/index.ts';
import { programName, programs } from '../../catalogue/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import { saveAcademics } from '../profile/academics.ts';
import { degreeFacts, writeDegree } from '../profile/current-degree.ts';
import { educationSection } from '../profile/education.ts';
import { saveEntry } from '../profile/entries.ts';
import { ownerToChange } from '../profile/owner.ts';
import { currentDegrees } from '../tables/profile.ts';
import { cellSchema, longColumns, markColumns, shortColumns, tidyMark } from './columns.ts';
import {
  backlogChanges,
  degreeChanges,
  stageBody,
  stageChanges,
  type MarkRow,
  type StageChange,
} from './row.ts';
import { storedMarks, type StoredMarks } from './stored.ts';
import { takeBackParts, writtenParts } from './undo.ts';
import { studentKey } from '../students/students.ts';

type StageBody = OperationRequest<'saveEducation'>['body'];
type AcademicsBody = OperationRequest<'saveAcademics'>['body'];

/** Read at the first file: most servers never take one in. */
function once(id: OperationId): () => BodySchema {
  let read: BodySchema | undefined;
  return () => (read ??= bodySchema(id));
}
const degreeSchema = once('saveCurrentDegree');
const academicsSchema = once('saveAcademics');
const stageSchema = once('saveEducation');

const rows = createRowImporter({
  kind: 'marks',
  example: {
    rollNumber: 'CE/2023/041',
    programID: '',
    semester: '6',
    sgpa: '8.4',
    semesterPercentage: '',
    semesterBacklogs: '0',
    cgpa: '8.12',
    cgpaScale: '10',
    percentage: '',
    liveBacklogs: '0',
    deadBacklogs: '1',
  },
  columns: markColumns,
  inTemplate: shortColumns,
  namedBy: ['rollNumber', 'semester'],
  // What a list of students or a sheet says besides.
  ignored: ['id', 'name', 'firstName', 'lastName', 'email', 'mobileNumber', 'passingYear', 'specialisation'],
  identityOf: (columns, cells) => {
    const cellOf = (name: string) => cells[columns.indexOf(name)]?.toLowerCase() ?? '';
    const told = ['rollNumber', 'programID', 'semester'].map(cellOf);
    return told[0] === '' ? null : JSON.stringify(told);
  },
  schema: () => ({ ...degreeSchema(), property: cellSchema }),
  references: () => ({}),
  write: async (tx, row: MarkRow, context) => {
    const userID = await findStudent(tx, row, context);
    const owner = await ownerToChange(tx, context, 'staff', userID);
    const stored = await storedMarks(tx, userID);
    const degree = degreeChanges(row, stored.degree, stored.usualScale);
    const backlogs = backlogChanges(row, stored.degree, stored.academics);
    const stages = stageChanges(row, stored.stages);
    if ([degree, backlogs, stages].every((part) => Object.keys(part).length === 0)) {
      return { verdict: 'unchanged', faults: [] };
    }
    if (Object.keys(degree).length > 0) {
      const body = { ...degreeFacts(stored.degree), ...degree };
      // A sheet of one semester need not say the CGPA, as a person does.
      const isUnsaid = body.cgpa === null && body.percentage === null;
      await inCells(columnOfSemester(row, body.semesters), async () => {
        refuseFaults(degreeSchema(), isUnsaid ? { ...body, percentage: 0 } : body);
        await writeDegree(tx, context, { owner, before: stored.degree, body, fields: Object.keys(degree) });
      });
    }
    if (Object.keys(backlogs).length > 0) await saveBacklogs(context, stored, backlogs);
    for (const stage of stages) await saveStage(context, userID, stage);
    return {
      verdict: 'update',
      faults: [],
      written: writtenParts(stored, await storedMarks(tx, userID)),
    };
  },
  undo: takeBackParts,
  changed: ({ db }) => invalidateEverywhere(db, studentKey),
});

/** Files of marks. */
export const marksImporter: Importer = {
  ...rows,
  tidied: (column, cells) => rows.tidied(column, cells).map((cell) => tidyMark(column, cell)),
};

/** Whom a line names among those whom the caller may change. @throws ApiFailure 422 when it names nobody, or more than one */
async function findStudent(tx: Transaction, row: MarkRow, context: OperationContext): Promise<string> {
  const { rollNumber = '', programID: program } = row;
  if (rollNumber === '') throw wrongCell('rollNumber', 'required', 'Say the roll number.');
  const found = await tx
    .select({ id: users.id, program: programName, code: programs.code, branch: programs.specialisation })
    .from(currentDegrees)
    .innerJoin(users, eq(users.id, currentDegrees.userID))
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .where(
      and(
        sql`lower(${currentDegrees.rollNumber}) = ${rollNumber.toLowerCase()}`,
        eq(users.type, 'C'),
        usersInReach(signedIn(context)),
      ),
    );
  const [one] = found;
  if (one === undefined) {
    throw wrongCell(
      'rollNumber',
      'unknown',
      'No student has this roll number. Look for a mistake, or import the student first.',
    );
  }
  if (found.length === 1) return one.id;
  // The program is only looked at where it is needed: sheets call it in many ways.
  const told = program?.toLowerCase();
  const named = found.filter((each) =>
    [each.program, each.code, each.branch].some((name) => name?.toLowerCase() === told),
  );
  const [meant] = named;
  if (meant === undefined || named.length > 1) {
    throw wrongCell(
      'programID',
      'ambiguous',
      'More than one student has this roll number. Say the program as the list of programs has it.',
    );
  }
  return meant.id;
}

const wrongCell = (path: string, code: string, message: string): ApiFailure =>
  validationFailed([{ path, code, message }]);

/** Does something, and tells what is wrong with a body for the columns that it came from. */
async function inCells(columnOf: (path: string) => string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.fields.length === 0) throw error;
    throw validationFailed(error.fields.map((field) => ({ ...field, path: columnOf(field.path) })));
  }
}

/** The column of a fault such as `semesters.2.sgpa`. */
const columnOfSemester =
  (row: MarkRow, semesters: DegreeRow['semesters']) =>
  (path: string): string => {
    const [name, at, mark] = path.split('.');
    if (name !== 'semesters') return path;
    const no = semesters[Number(at)]?.no;
    const long = Object.entries(longColumns).find(([, property]) => property === mark)?.[0];
    if (row.semester !== undefined && (no === undefined || no === row.semester)) return long ?? 'semester';
    const said = semesterColumns.filter((column) => row[column.name] !== undefined);
    return (
      (said.find((column) => column.no === no && column.mark === mark) ?? said.at(-1))?.name ?? 'semester'
    );
  };

type DegreeRow = typeof currentDegrees.$inferSelect;

async function saveBacklogs(
  context: OperationContext,
  { degree: { userID }, academics: before }: StoredMarks,
  said: Partial<AcademicsBody>,
): Promise<void> {
  const known = before && { liveBacklogs: before.liveBacklogs, deadBacklogs: before.deadBacklogs };
  const missing = (['liveBacklogs', 'deadBacklogs'] as const).find((name) => said[name] === undefined);
  if (known === undefined && missing !== undefined) {
    throw wrongCell(
      missing,
      'required',
      'No backlogs are known of this student yet. Say both: live and cleared.',
    );
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of the body say what is missing
  const body = { userID, ...known, ...said } as AcademicsBody;
  refuseFaults(academicsSchema(), body);
  await saveAcademics(context, body);
}

async function saveStage(context: OperationContext, userID: string, change: StageChange): Promise<void> {
  const columns = stageColumns.filter(({ degree }) => degree === change.degree);
  const columnOf = (path: string): string =>
    (columns.find(({ property }) => property === path) ?? columns[0])?.name ?? path;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules of the body say what is missing
  const body = { userID, ...stageBody(change) } as StageBody;
  await inCells(columnOf, async () => {
    refuseFaults(stageSchema(), body);
    await saveEntry(context, educationSection, body, userID);
  });
}
