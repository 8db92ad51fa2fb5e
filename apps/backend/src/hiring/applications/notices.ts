/** What people hear of the steps of an application, in the language of each. */
import { personName } from '@aarambh/forms';
import type { MappingReason, MappingStatus, PushKind } from '@aarambh/api-client/enums';
import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { tellPeople, type NewsTopic } from '../../messages/index.ts';
import { shownDay, shownMoment, localized, type LocalizedText } from '../../platform/index.ts';
import type { StepJob } from './job.ts';
import { noteInEveryLanguage } from '../statuses/platform-notes.ts';
import type { Step } from '../statuses/steps.ts';
import type { Application } from '../tables/applications.ts';

export interface StepNews {
  application: Application;
  from: MappingStatus;
  job: StepJob;
  step: Pick<Step, 'actor' | 'at' | 'reasonCode' | 'note' | 'to'>;
  /** Staff have taken back an end. */
  isReversed: boolean;
}

const reasons: Readonly<Record<MappingReason, () => LocalizedText>> = {
  Criteria: () => localized('the criteria are not met', {}),
  Skills: () => localized('other skills are needed', {}),
  'Position filled': () => localized('the position is filled', {}),
  'No show': () => localized('nobody came to the interview', {}),
  'Other offer': () => localized('another offer', {}),
  Personal: () => localized('personal reasons', {}),
  Other: () => localized('another reason', {}),
};

/** That the press of Apply arrived, and when there is news. */
function receipt({ job: { title, companyName: company, resultBy } }: StepNews): LocalizedText {
  return resultBy === null
    ? localized('{company} has received your application for {title}.', { company, title })
    : localized('{company} has received your application for {title}. The result is due by {day}.', {
        company,
        title,
        day: shownDay(resultBy),
      });
}

/** What the candidate hears; null where a step, the candidate's own or another, says nothing new. */
function newsForCandidate(news: StepNews): LocalizedText | null {
  const { application, from, job, step, isReversed } = news;
  const about = { title: job.title, company: job.companyName };
  const moment = shownMoment(application.offer?.respondBy ?? step.at);
  const note = noteInEveryLanguage(step.note ?? '');
  if (from === 'Selected' && step.to === 'Selected') {
    return localized(
      '{company} has changed its offer of {title}. Read it again and answer by {moment}. {note}',
      { ...about, moment, note },
    );
  }
  if (from === 'Selected' && step.to === 'Rejected') {
    const reason = reasons[step.reasonCode ?? 'Other']();
    return localized('{company} has withdrawn its offer of {title}: {reason}. {note}', {
      ...about,
      reason,
      note,
    });
  }
  if (isReversed && step.to === 'Selected') {
    return localized('{company} offers you the job {title} again. Answer by {moment}. {note}', {
      ...about,
      moment,
      note,
    });
  }
  if (isReversed) {
    return localized('Your application for {title} at {company} is under way again. {note}', {
      ...about,
      note,
    });
  }
  if (step.actor === 'candidate') return step.to === 'Applied' ? receipt(news) : null;
  switch (step.to) {
    case 'Shortlisted':
      return localized('{company} has shortlisted you for {title}.', about);
    case 'Rejected':
      return localized('{company} has not chosen you for {title}: {reason}. {note}', {
        ...about,
        reason: reasons[step.reasonCode ?? 'Other'](),
        note,
      });
    case 'Selected':
      return localized('{company} offers you the job {title}. Answer by {moment}.', {
        ...about,
        moment,
      });
    case 'Cancelled':
      return localized(
        '{title} at {company} was cancelled. What you paid to apply is back in your wallet. {note}',
        {
          ...about,
          note,
        },
      );
    case 'Expired':
      return localized(
        '{company} has not decided about {title} in time. What you paid to apply is back in your wallet.',
        about,
      );
    case 'Withdrawn':
      return localized(
        'Your application for {title} at {company} is withdrawn, because you accepted another offer.',
        about,
      );
    case 'Offer Declined':
      return localized('The offer of {title} at {company} has ended without your answer.', about);
    default:
      return null;
  }
}

const forHiring: Readonly<
  Partial<Record<MappingStatus, (about: Record<'name' | 'title', string>) => LocalizedText>>
> = {
  Withdrawn: (about) => localized('{name} has withdrawn from {title}.', about),
  'Offer Accepted': (about) => localized('{name} has accepted the offer of {title}.', about),
  'Offer Declined': (about) => localized('{name} has not taken the offer of {title}.', about),
  Expired: (about) =>
    localized('{title}: nobody decided about {name} in time, so the application has ended.', about),
};

/** What the candidate hears of the step to each status, by its weight. */
const topicsOf: Readonly<Partial<Record<MappingStatus, NewsTopic>>> = {
  Shortlisted: 'shortlisted',
  Rejected: 'notChosen',
  Selected: 'offerMade',
  Cancelled: 'applicationCancelled',
  Expired: 'applicationExpired',
  Withdrawn: 'applicationWithdrawn',
  'Offer Declined': 'offerEnded',
};

function topicOf({ step, from, isReversed }: StepNews): NewsTopic {
  if (step.to === 'Selected') return 'offerMade';
  if (isReversed) return 'applicationReopened';
  if (step.actor === 'candidate') return 'applicationArrived';
  // After the shortlist or an offer somebody counts on it.
  const counted = from === 'Shortlisted' || from === 'Selected';
  if (step.to === 'Rejected' && counted) return 'notChosenAfterAll';
  return topicsOf[step.to] ?? 'applicationReopened';
}

/** The kind of what a browser shows; nothing of what the candidate did alone. */
function pushKindOf({ step, from }: StepNews): PushKind | null {
  if (step.actor === 'candidate') return null;
  return from === 'Selected' || step.to === 'Selected' ? 'offers' : 'results';
}

/** Tells candidates what others did, those who read the same words at once, and those who hire what candidates did. */
export async function tellOfSteps(tx: Transaction, news: readonly StepNews[]): Promise<void> {
  const spoken = news.flatMap((each) => {
    const text = newsForCandidate(each);
    return text === null ? [] : [{ ...each, text }];
  });
  for (const same of Map.groupBy(spoken, (each) =>
    JSON.stringify([each.job.id, each.text, topicOf(each)]),
  ).values()) {
    const [first] = same;
    if (first === undefined) continue;
    const userIDs = same.map(({ application }) => application.userID);
    await tellPeople(tx, userIDs, {
      // What the candidate did alone waits on the bell for nobody to read it.
      type: first.step.actor === 'candidate' ? 'Broadcast' : 'Critical',
      kind: 'applications',
      topic: topicOf(first),
      push: pushKindOf(first),
      text: first.text,
      ...(first.step.to === 'Selected' && { subject: offerSubject(first.job) }),
      // An offer is answered where it stands.
      cta: `/my-jobs/${first.job.id}${first.step.to === 'Selected' ? '/offer' : ''}`,
      occasion: occasionOf(first),
      at: first.step.at,
    });
  }
  for (const each of news) await tellWhoHires(tx, each);
}

/** What the e-mail about an offer is called, so that nobody takes it for any news. */
export const offerSubject = ({ title, companyName }: Pick<StepJob, 'title' | 'companyName'>): LocalizedText =>
  localized('Your offer from {company}: {title}', { title, company: companyName });

const occasionOf = ({ application: { id, rowVersion } }: StepNews): string =>
  `application/${id}/${rowVersion}`;

async function tellWhoHires(tx: Transaction, news: StepNews): Promise<void> {
  const { application, job, step } = news;
  const words = step.actor === 'hiring' ? undefined : forHiring[step.to];
  if (words === undefined) return;
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, instituteID: users.parentEntityID })
    .from(users)
    .where(eq(users.id, application.userID));
  if (person === undefined) return;
  const text = words({ name: personName(person), title: job.title });
  await tellPeople(tx, await peopleWhoHire(tx, job, step.to, person.instituteID), {
    type: 'Broadcast',
    topic: 'hiringHeard',
    kind: 'applications',
    text,
    cta: `/eligible-students?jdID=${job.id}`,
    aboutUserID: application.userID,
    occasion: `${occasionOf(news)}/hiring`,
    at: step.at,
  });
}

/** The company's people; of an offer, the placement officers of the student's institute too. */
async function peopleWhoHire(
  tx: Transaction,
  { companyID }: StepJob,
  to: MappingStatus,
  instituteID: string | null,
): Promise<readonly string[]> {
  const officers =
    instituteID === null || !to.startsWith('Offer')
      ? undefined
      : and(eq(users.type, 'S'), eq(users.parentEntityID, instituteID));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(and(eq(users.type, 'E'), eq(users.parentEntityID, companyID)), officers));
  return rows.map(({ id }) => id);
}
