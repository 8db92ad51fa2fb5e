/** What partners are told, written in the transaction in which it happens. */
import type { MappingStatus, WebhookTopic } from '@aarambh/api-client/enums';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { webhookDeliveries, webhooks } from '../tables/webhooks.ts';

/** A step of an application. */
export interface ToldStep {
  applicationID: string;
  /** Who applies. */
  userID: string;
  from: MappingStatus;
  to: MappingStatus;
}

const topics: Readonly<Partial<Record<MappingStatus, WebhookTopic>>> = {
  Selected: 'offers',
  'Offer Accepted': 'offers',
  'Offer Declined': 'offers',
  Joined: 'outcomes',
};

const topicOf = (to: MappingStatus): WebhookTopic => topics[to] ?? 'applications';

const types: Readonly<Record<WebhookTopic | 'test', string>> = {
  applications: 'application.updated',
  offers: 'offer.updated',
  outcomes: 'outcome.updated',
  test: 'test',
};

/** Where something of the companies or institutes is sent: the owner can still sign in for the organisation. */
export const isSending = and(
  isNull(webhooks.removedAt),
  eq(users.userStatus, 'Active'),
  eq(users.parentEntityID, webhooks.parentEntityID),
);

/** A message that waits to be sent. */
export function delivery(webhookID: string, topic: WebhookTopic | 'test', data: object, at: Date) {
  const body = JSON.stringify({ type: types[topic], timestamp: at.toISOString(), data });
  return { webhookID, topic, body, createdAt: at, nextAttemptAt: at };
}

/** Tells the company of a job, and the institutes of those who apply, of steps: ids, statuses and times, nothing of a person. */
export async function tellPartners(
  tx: Transaction,
  steps: readonly ToldStep[],
  job: { jdID: string; companyID: string; at: Date },
): Promise<void> {
  const people = steps.map(({ userID }) => userID);
  const places = await placesOf(tx, job.companyID, people);
  const rows = places.flatMap((place) =>
    steps.flatMap(({ applicationID, userID, from, to }) => {
      const topic = topicOf(to);
      const isTheirs =
        place.parentEntityType === 'Employer'
          ? // Who never applied is nobody's applicant.
            to !== 'Declined'
          : place.people.has(userID);
      if (!isTheirs || !place.topics.includes(topic)) return [];
      const told = { applicationID, jdID: job.jdID, from, to, at: job.at.toISOString() };
      return [delivery(place.id, topic, told, job.at)];
    }),
  );
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows);
}

/** The webhooks of the company and of the people's institutes, each with those of the people who study there. */
async function placesOf(db: Db | Transaction, companyID: string, people: readonly string[]) {
  const institutesOf = db
    .select({ id: users.parentEntityID })
    .from(users)
    .where(and(inArray(users.id, [...people]), eq(users.parentEntityType, 'Institute')));
  const found = await db
    .select({
      id: webhooks.id,
      topics: webhooks.topics,
      parentEntityType: webhooks.parentEntityType,
      parentEntityID: webhooks.parentEntityID,
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.ownerID))
    .where(
      and(
        isSending,
        or(eq(webhooks.parentEntityID, companyID), inArray(webhooks.parentEntityID, institutesOf)),
      ),
    );
  if (found.every(({ parentEntityType }) => parentEntityType === 'Employer')) {
    return found.map((place) => ({ ...place, people: new Set<string>() }));
  }
  const students = await db
    .select({ id: users.id, instituteID: users.parentEntityID })
    .from(users)
    .where(inArray(users.id, [...people]));
  return found.map((place) => ({
    ...place,
    people: new Set(
      students.flatMap(({ id, instituteID }) => (instituteID === place.parentEntityID ? [id] : [])),
    ),
  }));
}
