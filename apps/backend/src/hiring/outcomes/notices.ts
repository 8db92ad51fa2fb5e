/** What a student hears of the own outcome. */
import type { Transaction } from '../../database/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { localized } from '../../platform/index.ts';
import type { Outcome } from '../tables/outcomes.ts';

/** Tells the student what the office has found of a report. */
export async function tellStudent(
  tx: Transaction,
  { id, userID, state, organisation, reason }: Outcome,
  at: Date,
): Promise<void> {
  await tellPeople(tx, [userID], {
    type: 'Critical',
    topic: 'outcomeDecided',
    text:
      state === 'Confirmed'
        ? localized('Your placement office has confirmed what you reported: {organisation}.', {
            organisation,
          })
        : localized('Your placement office has sent back what you reported: {organisation}.', {
            organisation,
          }),
    note: reason,
    cta: '/profile#placement',
    occasion: `outcome/${id}/${at.toISOString()}`,
    at,
  });
}
