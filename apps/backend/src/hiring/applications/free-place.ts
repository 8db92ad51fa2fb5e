/** A place that comes free is proposed: the company hears who is next on the waiting list. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { localized } from '../../platform/index.ts';
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
      text: localized('A place for {title} is free. {name} is next on the waiting list.', {
        title: job.title,
        name: next.name,
      }),
      cta: `/job-description/${job.id}/drive`,
      aboutUserID: next.userID,
      occasion: `free-place/${left.id}/${left.rowVersion}`,
      at,
    },
  );
}
