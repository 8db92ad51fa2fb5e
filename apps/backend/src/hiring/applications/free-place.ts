/** A place that comes free is offered by itself, or proposed: the company hears who is next on the waiting list. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { localized, shownMoment } from '../../platform/index.ts';
import { applications, type Application } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';
import type { StepJob } from './job.ts';
import { isWaiting, waitingOrder } from './waiting.ts';

/** Where an application stands that has one of the job's places. */
export const hasPlace = ['Selected', 'Offer Accepted', 'Joined'] as const satisfies readonly MappingStatus[];

/** Whether a step gives a place back. */
export const freesPlace = (from: MappingStatus, to: MappingStatus): boolean => isPlace(from) && !isPlace(to);

const isPlace = (status: MappingStatus): boolean => (hasPlace as readonly MappingStatus[]).includes(status);

/** A place has come free: it is put aside to be offered by itself where the company has said so, otherwise the company hears who is next. */
export async function passPlaceOn(
  tx: Transaction,
  job: StepJob,
  left: Pick<Application, 'id' | 'rowVersion'>,
  at: Date,
): Promise<void> {
  if (!job.offersNext) return proposeNext(tx, job, left, at);
  await tx
    .update(jobDescriptions)
    .set({ placesToOffer: sql`${jobDescriptions.placesToOffer} + 1` })
    .where(eq(jobDescriptions.id, job.id));
}

/** Tells the company's people, where the job goes on, has a place left and somebody waits. @param left whose place came free */
export async function proposeNext(
  tx: Transaction,
  job: StepJob,
  left: Pick<Application, 'id' | 'rowVersion'>,
  at: Date,
): Promise<void> {
  if (job.cancelledAt !== null) return;
  const [next] = await tx
    .select({ userID: users.id, name: writtenName(users), openings: jobDescriptions.openings })
    .from(roundEntries)
    .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
    .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(isWaiting(job.id))
    .orderBy(...waitingOrder)
    .limit(1);
  if (next === undefined || next.openings === null) return;
  const ofJob = and(eq(applications.jdID, job.id), inArray(applications.status, [...hasPlace]));
  if ((await tx.$count(applications, ofJob)) >= next.openings) return;
  await tellCompany(tx, job, {
    text: localized('A place for {title} is free. {name} is next on the waiting list.', {
      title: job.title,
      name: next.name,
    }),
    aboutUserID: next.userID,
    occasion: `free-place/${left.id}/${left.rowVersion}`,
    at,
  });
}

/** Tells the company's people who has been offered a place by itself. */
export async function tellOfOffer(
  tx: Transaction,
  job: StepJob,
  { id, userID, rowVersion, offer }: Application,
  at: Date,
): Promise<void> {
  const [person] = await tx
    .select({ name: writtenName(users) })
    .from(users)
    .where(eq(users.id, userID));
  await tellCompany(tx, job, {
    text: localized('A place for {title} was free. {name} has been offered it, and answers by {moment}.', {
      title: job.title,
      name: person?.name ?? '',
      moment: shownMoment(offer?.respondBy ?? at),
    }),
    aboutUserID: userID,
    occasion: `place-offered/${id}/${rowVersion}`,
    at,
  });
}

type News = Parameters<typeof tellPeople>[2];

async function tellCompany(
  tx: Transaction,
  job: StepJob,
  news: Pick<News, 'text' | 'aboutUserID' | 'occasion' | 'at'>,
): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'E'), eq(users.parentEntityID, job.companyID)));
  await tellPeople(
    tx,
    people.map(({ id }) => id),
    {
      type: 'Critical',
      topic: 'placeFree',
      kind: 'applications',
      cta: `/job-description/${job.id}/drive`,
      ...news,
    },
  );
}
