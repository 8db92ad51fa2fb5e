/** Adding students of an institute: one by hand, or those of a file. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  forbidden,
  signedIn,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { institutes, institutesInScope } from '../../organisations/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { createStudentAccount, type User } from '../../identity/index.ts';
import { writeDegree } from '../profile/current-degree.ts';
import { refuseFailed, requires, unknown } from '../profile/values.ts';

export type StudentCreation = OperationRequest<'addStudent'>['body'];

/**
 * Adds an account, and what the student studies where that is told.
 * @throws ApiFailure 403 for an institute beyond the caller's reach, 409 DUPLICATE, 422
 */
export async function addStudent(
  tx: Transaction,
  body: StudentCreation,
  context: OperationContext,
): Promise<string> {
  const instituteID = await instituteOf(tx, body, context);
  const student = await createStudentAccount(
    tx,
    {
      firstName: storedText(body.firstName),
      lastName: storedText(body.lastName),
      email: body.email,
      mobileNumber: body.mobileNumber,
      instituteID,
    },
    context,
  );
  await audit(tx, context, {
    action: 'added',
    entityType: 'student',
    entityID: student.id,
    subjectID: student.id,
    fields: Object.keys(body),
  });
  await addDegree(tx, student, body, context);
  return student.id;
}

const studies = ['rollNumber', 'programID', 'admissionYear', 'passingYear', 'currentSemester'] as const;

/** Says what a student studies who has not said it. False when the body does not tell. Throws 422 when it tells a part. */
export async function addDegree(
  tx: Transaction,
  owner: User,
  body: StudentCreation,
  context: OperationContext,
): Promise<boolean> {
  if (studies.every((name) => body[name] === undefined)) return false;
  refuseFailed(studies.map((name) => requires(name, body[name] !== undefined)));
  const { rollNumber = '', programID = '', admissionYear = 0, passingYear = 0, currentSemester = 0 } = body;
  const [program] = await tx
    .select({ degree: masterPrograms.degree })
    .from(programs)
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(eq(programs.id, programID));
  const degree = program?.degree;
  if (degree === undefined || degree === 'SSC' || degree === 'HSC') {
    throw validationFailed([unknown('programID')]);
  }
  const told = { rollNumber, programID, admissionYear, passingYear, currentSemester };
  await writeDegree(tx, context, {
    owner,
    before: undefined,
    body: { ...told, degree, instituteID: owner.parentEntityID ?? '' },
  });
  return true;
}

/** The institute that is named, or the caller's own. */
async function instituteOf(
  tx: Transaction,
  { instituteID }: StudentCreation,
  context: OperationContext,
): Promise<string> {
  const caller = signedIn(context);
  const named = instituteID ?? (caller.roleScope === 'institute' ? caller.parentEntityID : null);
  if (named === null) throw validationFailed([instituteMissing]);
  const [institute] = await tx
    .select({ id: institutes.id })
    .from(institutes)
    .where(and(eq(institutes.id, named), eq(institutes.isActive, true)));
  if (!institute) throw validationFailed([unknown('instituteID')]);
  const isReached = await tx.$count(institutes, and(eq(institutes.id, named), institutesInScope(caller)));
  if (isReached === 0) throw forbidden('You can only add people to your own organisation.');
  return named;
}

const instituteMissing = { path: 'instituteID', code: 'required', message: 'Choose the institute.' };
