import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { lockOrganisation } from './organisation.ts';
import { teamInvitations } from '../tables/team.ts';

/**
 * Keeps an invitation from being withdrawn, sent again or accepted by somebody else until the transaction ends; first its organisation, as
 * whoever invites takes them.
 * @returns its id; undefined when there is none
 */
export async function lockOneInvitation(
  tx: Transaction,
  where: SQL | undefined,
): Promise<string | undefined> {
  const [found] = await tx.select().from(teamInvitations).where(where);
  if (found === undefined) return undefined;
  await lockOrganisation(tx, found);
  const [locked] = await tx
    .select({ id: teamInvitations.id })
    .from(teamInvitations)
    .where(where)
    .for('update');
  return locked?.id;
}
