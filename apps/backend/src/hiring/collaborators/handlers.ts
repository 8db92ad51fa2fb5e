import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users, writtenName, type Services } from '../../identity/index.ts';
import {
  notFound,
  outOfScope,
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { jobsToChange } from '../job-descriptions/scope.ts';
import { jobCollaborators } from '../tables/job-collaborators.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { nameForJob, takeOff, type OwnJob } from './naming.ts';

/** Who works on one job beside the recruiters of its company. */
export function createCollaboratorsOperations(services: Services) {
  return {
    listJobCollaborators: async ({ params: { id } }, context) => {
      await findOwnJob(context, id);
      return { data: { jobCollaborator: await collaboratorsOf(context, id) } };
    },

    addJobCollaborator: async ({ params: { id }, body: { email } }, context) => {
      await nameForJob(services, context, await findOwnJob(context, id), email);
      return { data: { jobCollaborator: await collaboratorsOf(context, id) } };
    },

    removeJobCollaborator: async ({ params: { id, collaboratorID } }, context) => {
      await takeOff(context, await findOwnJob(context, id), collaboratorID);
      return { data: { jobCollaborator: await collaboratorsOf(context, id) } };
    },
  } satisfies Operations;
}

/** @throws ApiFailure 403 for others than the company's own recruiters and staff, 404 for a job that is not theirs */
async function findOwnJob(context: OperationContext, id: string): Promise<OwnJob> {
  const caller = signedIn(context);
  if (caller.roleScope !== 'company' && caller.roleScope !== 'all') {
    throw outOfScope('The company of a job says who works on it.');
  }
  const [job] = await context.db
    .select({ id: jobDescriptions.id, title: jobDescriptions.title, companyID: jobDescriptions.companyID })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.id, id), jobsToChange(caller)));
  if (job === undefined) throw notFound();
  return job;
}

const adders = alias(users, 'adders');

/** In the order in which they were named. */
async function collaboratorsOf(
  { db }: OperationContext,
  jdID: string,
): Promise<OperationData<'listJobCollaborators'>['jobCollaborator']> {
  const rows = await db
    .select({
      row: jobCollaborators,
      email: users.email,
      name: writtenName(users),
      addedByName: writtenName(adders),
    })
    .from(jobCollaborators)
    .leftJoin(users, eq(users.id, jobCollaborators.userID))
    .leftJoin(adders, eq(adders.id, jobCollaborators.addedBy))
    .where(eq(jobCollaborators.jdID, jdID))
    .orderBy(asc(jobCollaborators.addedAt), asc(jobCollaborators.id));
  return rows.map(({ row, email, name, addedByName }) => ({
    id: row.id,
    email: email ?? row.email,
    name: row.userID === null ? null : name,
    addedAt: row.addedAt.toISOString(),
    addedByName: row.addedBy === null ? null : addedByName,
  }));
}
