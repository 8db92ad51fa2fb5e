/** Giving an institute to a student whose institute was not in the list at sign-up. */
import { and, eq, sql } from 'drizzle-orm';
import {
  ApiFailure,
  notFound,
  outOfScope,
  signedIn,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { institutes } from '../../organisations/index.ts';
import { audit } from '../../records/index.ts';
import { revokeAllSessions } from '../auth/sessions.ts';
import { candidates, users } from '../tables/users.ts';

/**
 * Makes a fresher one of an institute. The token of a session names the institute, so the student signs in again.
 * @throws ApiFailure 403 OUT_OF_SCOPE, 404, 409 ILLEGAL_TRANSITION for one who has an institute, 422
 */
export async function assignInstitute(
  { params: { id }, body: { instituteID } }: OperationRequest<'assignInstitute'>,
  context: OperationContext,
): Promise<void> {
  const { id: callerID, roleScope } = signedIn(context);
  if (roleScope !== 'all') throw outOfScope('Only the platform gives students an institute.');
  await context.db.transaction(async (tx) => {
    const [student] = await tx
      .select({ isFresher: users.isFresher, institute: users.parentEntityID })
      .from(users)
      .where(and(eq(users.id, id), eq(users.type, 'C')))
      .for('update');
    if (!student) throw notFound();
    if (student.isFresher !== true || student.institute !== null) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This person has an institute, or needs none.');
    }
    // It stays while the student is written to it.
    const [institute] = await tx
      .select({ id: institutes.id })
      .from(institutes)
      .where(and(eq(institutes.id, instituteID), eq(institutes.isActive, true)))
      .for('share');
    if (!institute) {
      const message = 'Choose an institute from the list.';
      throw validationFailed([{ path: 'instituteID', code: 'unknown', message }]);
    }
    await tx
      .update(users)
      .set({
        parentEntityType: 'Institute',
        parentEntityID: institute.id,
        updatedBy: callerID,
        updatedAt: context.now(),
        rowVersion: sql`${users.rowVersion} + 1`,
      })
      .where(eq(users.id, id));
    await tx.update(candidates).set({ missingInstitute: null }).where(eq(candidates.userID, id));
    await revokeAllSessions(tx, id, context.now());
    await audit(tx, context, {
      action: 'changed',
      entityType: 'student',
      entityID: id,
      subjectID: id,
      fields: ['parentEntityID'],
    });
  });
}
