/** Showing again who one is, before something that a stolen session must not do. */
import { eq } from 'drizzle-orm';
import {
  brokenRule,
  ApiFailure,
  validationFailed,
  signedIn,
  type OperationContext,
} from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { verifyPassword } from './passwords.ts';
import { credentials } from '../tables/auth.ts';

/**
 * Throws unless `currentPassword`, the field of the body with this name, is the caller's.
 * @throws ApiFailure 422 without one, 400 INVALID_CREDENTIALS with the field when it is another, 429 after too many wrong ones
 */
export async function provePassword(
  { limiter }: Services,
  currentPassword: string | undefined,
  context: OperationContext,
): Promise<void> {
  const caller = signedIn(context);
  if (currentPassword === undefined) {
    throw validationFailed([brokenRule('currentPassword', { ok: false, code: 'required', params: {} })]);
  }
  await limiter.attempt('passwordPerPerson', caller.id);
  const [known] = await context.db
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userID, caller.id));
  if (!(await verifyPassword(known?.passwordHash ?? null, currentPassword))) {
    const message = 'The current password is wrong.';
    throw new ApiFailure(400, 'INVALID_CREDENTIALS', message, {
      fields: [{ path: 'currentPassword', code: 'wrongPassword', message }],
    });
  }
  await limiter.reset('passwordPerPerson', caller.id);
}
