/** What a fresher studies now. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import {
  gradeRule,
  percentageOf,
  type GradeRule,
  institutes,
  universities,
  institutePrograms,
} from '../../organisations/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import type { User } from '../../identity/index.ts';
import { keepMarkChanges, marksOfDegree } from './mark-changes.ts';
import { refuseVerified } from './entries.ts';
import { ownerToChange, ownerToRead } from './owner.ts';
import { currentDegrees } from '../tables/profile.ts';
import { holds, refuseFailed, storedBody, type Verdict, atMost } from './values.ts';
import { refuseStale, versionOf } from './version.ts';
import { unverified, verificationView } from './verification.ts';

type Body = OperationRequest<'saveCurrentDegree'>['body'];
type Row = typeof currentDegrees.$inferSelect;
type View = OperationData<'getCurrentDegree'>['currDegree'];

const longestStudy = 7;

/** @throws ApiFailure 404 out of scope, and while nothing has been saved */
export async function readCurrentDegree(context: OperationContext, userID?: string): Promise<View> {
  const owner = await ownerToRead(context.db, context, 'staff', userID);
  const row = await findRow(context.db, owner.id);
  if (!row) throw notFound('The current degree has not been filled in.');
  return view(row, await gradeRuleOf(context.db, row), context.now());
}

/**
 * Replaces the current degree.
 * @throws ApiFailure 404 out of scope, 409 verified or the roll number of another student, 422
 */
export async function saveCurrentDegree(context: OperationContext, sent: Body): Promise<View> {
  const { userID, rowVersion: _lock, ...body } = storedBody(sent);
  return context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'staff', userID);
    const before = await findRow(tx, owner.id);
    refuseVerified(context, owner.id, before);
    refuseStale(before, sent);
    return writeDegree(tx, context, { owner, before, body });
  });
}

/** Whether anything has been said about what a person studies. */
export const hasDegree = async (db: Db, userID: string): Promise<boolean> =>
  (await findRow(db, userID)) !== undefined;

interface DegreeChange {
  owner: User;
  before: Row | undefined;
  body: Omit<Body, 'userID' | 'rowVersion'>;
  /** Names of those that were sent, for the trail. @default all of the body */
  fields?: readonly string[];
}

/**
 * Writes what a person studies, who has been looked up and locked.
 * @throws ApiFailure 409 for the roll number of another student, 422
 */
export async function writeDegree(
  tx: Transaction,
  context: OperationContext,
  { owner, before, body, fields = Object.keys(body) }: DegreeChange,
): Promise<View> {
  refuseFailed([...validateYears(body), ...(await validateProgram(tx, body, owner))]);
  await claimRollNumber(tx, body, owner.id);
  const values = {
    instituteID: body.instituteID,
    universityID: body.universityID ?? null,
    programID: body.programID,
    degree: body.degree,
    rollNumber: body.rollNumber,
    admissionYear: body.admissionYear,
    passingYear: body.passingYear,
    currentSemester: body.currentSemester,
    isLateralEntry: body.isLateralEntry ?? false,
    cgpa: body.cgpa ?? null,
    cgpaScale: body.cgpaScale ?? null,
    percentage: body.percentage ?? null,
    semesters: body.semesters ?? [],
    updatedAt: context.now(),
    ...(before?.verificationStatus === 'Verified' ? {} : unverified),
  };
  const [row] = await tx
    .insert(currentDegrees)
    .values({ ...values, userID: owner.id })
    .onConflictDoUpdate({ target: currentDegrees.userID, set: values })
    .returning();
  if (!row) throw new Error('The current degree was not written.');
  await audit(tx, context, {
    action: 'saved',
    entityType: 'currDegree',
    entityID: owner.id,
    subjectID: owner.id,
    fields: [...fields],
  });
  await keepMarkChanges(tx, context, owner.id, {
    before: before ? marksOfDegree(before) : [],
    after: marksOfDegree(row),
  });
  return view(row, await gradeRuleOf(tx, row), context.now());
}

/** The current degree of a person whom the caller may see; null while nothing has been saved. */
export async function currentDegreeOf(db: Db, userID: string, now: Date): Promise<View | null> {
  const row = await findRow(db, userID);
  return row ? view(row, await gradeRuleOf(db, row), now) : null;
}

async function findRow(db: Db, userID: string): Promise<Row | undefined> {
  const [row] = await db.select().from(currentDegrees).where(eq(currentDegrees.userID, userID));
  return row;
}

function validateYears({ admissionYear, passingYear }: Omit<Body, 'userID'>): Verdict[] {
  return [
    holds(
      'passingYear',
      passingYear > admissionYear,
      'order',
      'The year of passing is after that of admission.',
    ),
    atMost('passingYear', passingYear, admissionYear + longestStudy),
  ];
}

/** The program is one that the student's institute offers, and what is said about it agrees with it. */
async function validateProgram(db: Db, body: Omit<Body, 'userID'>, owner: User): Promise<Verdict[]> {
  const [offer] = await db
    .select({
      degree: masterPrograms.degree,
      semesters: masterPrograms.semesters,
      universityID: institutes.universityID,
    })
    .from(institutePrograms)
    .innerJoin(institutes, eq(institutes.id, institutePrograms.instituteID))
    .innerJoin(programs, eq(programs.id, institutePrograms.programID))
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(
      and(
        eq(institutePrograms.instituteID, body.instituteID),
        eq(institutePrograms.programID, body.programID),
        eq(programs.isActive, true),
      ),
    );
  const lastSemester = offer?.semesters ?? body.currentSemester;
  const numbers = (body.semesters ?? []).map(({ no }) => no);
  return [
    holds(
      'instituteID',
      owner.isFresher === true && owner.parentEntityID === body.instituteID,
      'institute',
      'Choose the institute that you registered with.',
    ),
    holds('programID', offer !== undefined, 'unknown', 'The institute does not offer this program.'),
    holds('degree', !offer || offer.degree === body.degree, 'degree', 'The program leads to another degree.'),
    holds(
      'universityID',
      !offer || !body.universityID || offer.universityID === body.universityID,
      'university',
      'The institute belongs to another university.',
    ),
    atMost('currentSemester', body.currentSemester, lastSemester),
    holds(
      'semesters',
      new Set(numbers).size === numbers.length && numbers.every((no) => no <= lastSemester),
      'semesters',
      'Each semester of the program is named once at most.',
    ),
  ];
}

/** Makes sure that nobody else has the roll number; the institute's row is locked, so that two cannot claim it at once. */
async function claimRollNumber(tx: Transaction, body: Omit<Body, 'userID'>, userID: string): Promise<void> {
  await tx
    .select({ id: institutes.id })
    .from(institutes)
    .where(eq(institutes.id, body.instituteID))
    .for('update');
  const others = await tx.$count(
    currentDegrees,
    and(
      eq(currentDegrees.instituteID, body.instituteID),
      sql`lower(${currentDegrees.rollNumber}) = ${body.rollNumber.toLowerCase()}`,
      ne(currentDegrees.userID, userID),
    ),
  );
  if (others > 0) {
    throw new ApiFailure(409, 'DUPLICATE', 'Another student of the institute has this roll number.');
  }
}

/** What the university of the institute says about grades; null for an autonomous institute. */
async function gradeRuleOf(db: Db, { instituteID }: Row): Promise<GradeRule | null> {
  const [rule] = await db
    .select(gradeRule)
    .from(institutes)
    .innerJoin(universities, eq(universities.id, institutes.universityID))
    .where(eq(institutes.id, instituteID));
  return rule ?? null;
}

/** What is stored, as a body would say it. */
export const degreeFacts = (row: Row) => ({
  instituteID: row.instituteID,
  universityID: row.universityID,
  programID: row.programID,
  degree: row.degree,
  rollNumber: row.rollNumber,
  admissionYear: row.admissionYear,
  passingYear: row.passingYear,
  currentSemester: row.currentSemester,
  isLateralEntry: row.isLateralEntry,
  cgpa: row.cgpa,
  cgpaScale: row.cgpaScale,
  percentage: row.percentage,
  semesters: [...row.semesters],
});

function view(row: Row, rule: GradeRule | null, now: Date): View {
  return {
    ...degreeFacts(row),
    percentageEquivalent:
      row.percentage ?? (row.cgpa === null ? null : percentageOf(row.cgpa, rule, row.cgpaScale, now)),
    rowVersion: versionOf(row),
    verification: verificationView(row),
  };
}
