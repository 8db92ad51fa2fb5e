/** Changing the own password while signed in. */
import { containsMobile } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import { brokenRule } from '../../platform/body-rules.ts';
import { ApiFailure, validationFailed } from '../../platform/failure.ts';
import { signedIn, type OperationContext } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { audit } from '../audit/trail.ts';
import { passwordChangedMessage } from './messages.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { revokeAllSessions } from './sessions.ts';
import { credentials } from './tables.ts';

/**
 * Sets the caller's password, ends the caller's other sessions and tells the caller by e-mail.
 * @throws ApiFailure 400 INVALID_CREDENTIALS, with the field, when the current password is another; 422 when the new one breaks a rule;
 *   429 after too many wrong ones, counted together with those at sign-in
 */
export async function changePassword(
  { limiter, messenger }: Services,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  context: OperationContext,
): Promise<void> {
  const caller = signedIn(context);
  const now = context.now();
  refuseWeakPassword(newPassword, caller.mobileNumber);
  await limiter.attempt('loginPerMobile', caller.mobileNumber);
  const [known] = await context.db
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userID, caller.id));
  if (!(await verifyPassword(known?.passwordHash ?? null, currentPassword))) throw wrongPassword();
  await limiter.forget('loginPerMobile', caller.mobileNumber);

  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    await tx
      .update(credentials)
      .set({ passwordHash, passwordChangedAt: now })
      .where(eq(credentials.userID, caller.id));
    await revokeAllSessions(tx, caller.id, now, caller.sessionID);
    await audit(tx, context, {
      action: 'saved',
      entityType: 'password',
      entityID: caller.id,
      subjectID: caller.id,
      fields: [],
    });
  });
  await messenger.send(passwordChangedMessage(caller));
}

/** The rules that only the server can judge: it knows the person's number and the passwords that everybody tries. */
function refuseWeakPassword(password: string, mobileNumber: string): void {
  refuseCommonPassword(password, 'newPassword');
  if (containsMobile(password, mobileNumber)) {
    throw validationFailed([
      brokenRule('newPassword', { ok: false, code: 'passwordContainsMobile', params: {} }),
    ]);
  }
}

function wrongPassword(): ApiFailure {
  const message = 'The current password is wrong.';
  return new ApiFailure(400, 'INVALID_CREDENTIALS', message, {
    fields: [{ path: 'currentPassword', code: 'wrongPassword', message }],
  });
}
