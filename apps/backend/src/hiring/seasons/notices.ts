/** What a student hears of the own part in a season, and the placement office of its students, in the language of each. */
import type { EnrolmentState } from '@aarambh/api-client/enums';
import { personName } from '@aarambh/forms';
import type { Db, Transaction } from '../../database/index.ts';
import { tellOrganisations, tellPeople } from '../../messages/index.ts';
import { indianDate, localized, type LocalizedText, type SignedInUser } from '../../platform/index.ts';

export interface EnrolmentNews {
  season: { id: string; name: string };
  userID: string;
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
  const { season, userID, to, reason, at } = news;
  await tellPeople(tx, [userID], {
    type: 'Critical',
    topic: 'enrolmentDecided',
    push: 'approvals',
    text: words(news),
    note: reason,
    cta: to === 'Active' ? '/my-jobs' : '/dashboard',
    occasion: `enrolment-${to.toLowerCase()}/${season.id}/${userID}/${at.toISOString()}`,
    at,
  });
}

interface OwnMove {
  season: { id: string; name: string };
  student: Pick<SignedInUser, 'id' | 'firstName' | 'lastName' | 'parentEntityID'>;
  at: Date;
}

/** Tells the placement officers, once a day for each season, that students wait for their approval. */
export async function tellOfWaiting(tx: Db, { season, student, at }: OwnMove): Promise<void> {
  const institute = student.parentEntityID;
  if (institute === null) return;
  await tellOrganisations(
    tx,
    { type: 'S', ids: [institute] },
    {
      type: 'Broadcast',
      topic: 'seasonWaits',
      text: localized('Students wait for your approval in {name}.', { name: season.name }),
      cta: `/season?record=${season.id}`,
      occasion: `enrolments-wait/${season.id}/${institute}/${indianDate(at)}`,
      at,
    },
  );
}

/** Tells the placement officers that somebody whom they had approved has left. */
export async function tellOfLeaving(tx: Db, { season, student, at }: OwnMove): Promise<void> {
  if (student.parentEntityID === null) return;
  await tellOrganisations(
    tx,
    { type: 'S', ids: [student.parentEntityID] },
    {
      type: 'Broadcast',
      topic: 'seasonLeft',
      text: localized('{person} has left {name}.', { person: personName(student), name: season.name }),
      cta: `/student?record=${student.id}`,
      aboutUserID: student.id,
      occasion: `enrolment-left/${season.id}/${student.id}/${at.toISOString()}`,
      at,
    },
  );
}
