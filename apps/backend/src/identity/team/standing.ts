/** What has to be true of an invitation for somebody to join by it. */
import type { Transaction } from '../../database/index.ts';
import { ApiFailure } from '../../platform/index.ts';
import { linkInvalid } from '../auth/link-tokens.ts';
import { lockOrganisation } from './organisation.ts';
import type { Invitation } from './read.ts';

const notOpen = (message: string) => new ApiFailure(409, 'ILLEGAL_TRANSITION', message);

/**
 * Throws when nobody can join by the invitation (any more); returns the organisation's name.
 * @throws ApiFailure 400 TOKEN_INVALID, 409 ALREADY_ACTIVE for a used one, 409 ILLEGAL_TRANSITION
 */
export async function refuseUnlessOpen(
  tx: Transaction,
  invitation: Invitation | undefined,
  now: Date,
): Promise<string> {
  if (invitation === undefined) throw linkInvalid();
  if (invitation.acceptedAt !== null) {
    throw new ApiFailure(409, 'ALREADY_ACTIVE', 'This invitation was accepted already. Please sign in.');
  }
  if (invitation.withdrawnAt !== null) {
    throw notOpen('This invitation was withdrawn. Ask your organisation if you think that is a mistake.');
  }
  if (invitation.expiresAt <= now) {
    throw new ApiFailure(
      400,
      'TOKEN_INVALID',
      'This invitation has ended. Ask whoever invited you to send it again.',
    );
  }
  const organisation = await lockOrganisation(tx, invitation);
  if (organisation?.takesPeople !== true) {
    throw notOpen('Your organisation is suspended on Aarambh, so nobody can join it at the moment.');
  }
  if (!invitation.isStanding) {
    throw notOpen('Whoever invited you may not do so any more. Ask your organisation for a new invitation.');
  }
  return organisation.name;
}
