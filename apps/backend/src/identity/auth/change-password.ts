/** Changing the own password while signed in. */
import { containsMobile } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import { brokenRule, validationFailed, signedIn, type OperationContext } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { audit } from '../../records/index.ts';
import { forgetWaysIn, rememberDevice } from './caller.ts';
import { voidLinks } from './email-change.ts';
import { passwordChangedMessages } from './messages.ts';
import { provePassword } from './own-password.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { revokeAllSessions } from './sessions.ts';
import { credentials } from '../tables/auth.ts';

/**
 * Sets the caller's password, ends the caller's other sessions, voids links and codes that wait, and tells the caller by e-mail and SMS.
 * @throws ApiFailure 400 INVALID_CREDENTIALS, with the field, when the current password is another; 422 when the new one breaks a rule;
 *   429 after too many wrong ones
 */
export async function changePassword(
  services: Services,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  context: OperationContext,
): Promise<void> {
  const { keys, messenger } = services;
  const caller = signedIn(context);
  const now = context.now();
  refuseWeakPassword(newPassword, caller.mobileNumber);
  await provePassword(services, currentPassword, context);

  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    await tx
      .update(credentials)
      .set({ passwordHash, passwordChangedAt: now })
      .where(eq(credentials.userID, caller.id));
    await revokeAllSessions(tx, caller.id, now, caller.sessionID);
    await voidLinks(tx, services, caller, now, { undo: 'oldest' });
    await forgetWaysIn(tx, caller.id);
    const { deviceID } = context.client;
    if (deviceID !== null) await rememberDevice(tx, keys, { userID: caller.id, deviceID }, now);
    await audit(tx, context, {
      action: 'saved',
      entityType: 'password',
      entityID: caller.id,
      subjectID: caller.id,
      fields: [],
    });
  });
  for (const message of passwordChangedMessages(caller)) await messenger.send(message);
}

/** The rules that only the server can check: it knows the person's number and the passwords that everybody tries. */
function refuseWeakPassword(password: string, mobileNumber: string): void {
  refuseCommonPassword(password, 'newPassword');
  if (containsMobile(password, mobileNumber)) {
    throw validationFailed([
      brokenRule('newPassword', { ok: false, code: 'passwordContainsMobile', params: {} }),
    ]);
  }
}
