import { lt } from 'drizzle-orm';
import type { Db } from '../database/index.ts';
import { emailActivations, emailChanges, knownDevices, otpChallenges, sessions } from './tables/auth.ts';
import { usedCaptchas } from './tables/captcha.ts';
import { removeInvitations } from './team/invite.ts';
import { teamInvitations } from './tables/team.ts';
import { removeStaleRegistrations } from './users/unverified.ts';
import { dayMs } from '../platform/index.ts';

/** Deletes what ended long enough ago: codes, links, sessions and registrations that nobody confirmed. */
export async function removeExpiredIdentity(db: Db, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, now));
  await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, before(dayMs)));
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(7 * dayMs)));
  await db.delete(emailActivations).where(lt(emailActivations.expiresAt, before(30 * dayMs)));
  await db.delete(emailChanges).where(lt(emailChanges.undoBefore, before(30 * dayMs)));
  await db.transaction(async (tx) => {
    await removeStaleRegistrations(tx, before(7 * dayMs));
    await removeInvitations(tx, lt(teamInvitations.expiresAt, before(30 * dayMs)));
  });
}
