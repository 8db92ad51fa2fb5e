/** What a student hears of the own part in a season, in the language of the account. */
import type { EnrolmentState } from '@aarambh/api-client/enums';
import type { Transaction } from '../../database/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { localized, type LocalizedText } from '../../platform/index.ts';

export interface EnrolmentNews {
  season: { id: string; name: string };
  userId: string;
  from: EnrolmentState;
  to: EnrolmentState;
  /** Why, in the words of the officer. */
  reason: string | null;
  at: Date;
}

function words({ season: { name }, from, to }: EnrolmentNews): LocalizedText {
  if (to === 'Active') {
    return localized('Your placement office has approved you for {name}. Its jobs are open to you now.', {
      name,
    });
  }
  return from === 'Pending'
    ? localized('Your placement office has not approved you for {name}.', { name })
    : localized('Your placement office has taken you out of {name}. You cannot apply for its jobs now.', {
        name,
      });
}

/** Tells the student what the placement office has decided. Jobs hang on it, so it goes out by SMS and e-mail too, whatever was chosen. */
export async function tellOfEnrolment(tx: Transaction, news: EnrolmentNews): Promise<void> {
  const { season, userId, to, reason, at } = news;
  await tellPeople(tx, [userId], {
    type: 'Critical',
    isUrgent: true,
    text: words(news),
    note: reason,
    cta: to === 'Active' ? '/my-jobs' : '/dashboard',
    occasion: `enrolment-${to.toLowerCase()}/${season.id}/${userId}/${at.toISOString()}`,
    at,
  });
}
