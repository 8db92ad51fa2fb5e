/** The steps that also reach a candidate by e-mail and SMS: an offer, and a refusal after the shortlist. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { localized, type LocalizedText, type Messenger } from '../../platform/index.ts';
import { readStepJob } from './job.ts';
import { isUrgent, newsForCandidate, type StepNews } from './notices.ts';
import { applicationEvents, applications } from './tables.ts';

/** Sends them. Call it after the transaction of the step. */
export async function sendMessages(
  db: Db,
  messenger: Pick<Messenger, 'send'>,
  news: readonly StepNews[],
): Promise<void> {
  for (const each of news) {
    const text = isUrgent(each) ? newsForCandidate(each) : null;
    if (text !== null) await sendTo(db, messenger, each.application.userId, text);
  }
}

/** What was done under one batch by whoever hires, as `sendMessages` takes it. */
export async function newsOfBatch(db: Db, batchID: string): Promise<readonly StepNews[]> {
  const steps = await db
    .select({ event: applicationEvents, application: applications })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.mappingID))
    .where(eq(applicationEvents.batchID, batchID))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
  const news: StepNews[] = [];
  for (const { event, application } of steps) {
    if (event.from === null) continue;
    news.push({
      application,
      from: event.from,
      job: await readStepJob(db, application.jdID),
      step: {
        to: event.to,
        actor: 'hiring',
        at: event.at,
        reasonCode: application.statusReasonCode ?? undefined,
        note: application.statusNote ?? undefined,
      },
      isReversed: false,
    });
  }
  return news;
}

/** Sends words about an application to a person: by SMS, and by e-mail where the address is confirmed. */
export async function sendTo(
  db: Db,
  messenger: Pick<Messenger, 'send'>,
  userId: string,
  text: LocalizedText,
): Promise<void> {
  const [person] = await db
    .select({
      locale: users.locale,
      mobileNumber: users.mobileNumber,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (person === undefined) return;
  const words = text[person.locale].trim();
  await messenger.send({ channel: 'sms', to: person.mobileNumber, text: words });
  if (person.emailVerifiedAt === null) return;
  const subject = localized('Your application', {})[person.locale];
  await messenger.send({ channel: 'email', to: person.email, subject, text: words });
}
