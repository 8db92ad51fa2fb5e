/** Naming somebody for a job: a person of the company, or somebody who is invited to it. */
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { inviteOnce, roleID, roles, users, type Services } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { ApiFailure, localized, notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockJob } from '../job-descriptions/locks.ts';
import { jobCollaborators } from '../tables/job-collaborators.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/** Most people who are named for one job. */
const mostPerJob = 50;

/** The job that somebody is named for. */
export interface OwnJob {
  id: string;
  title: string;
  companyID: string;
}

/**
 * Names the person with this address for the job; named already, nothing changes.
 * @throws ApiFailure 409 DUPLICATE for who reaches all jobs of the company already, and for an account of somebody else; QUOTA_EXCEEDED
 */
export async function nameForJob(
  services: Services,
  context: OperationContext,
  job: OwnJob,
  sent: string,
): Promise<void> {
  const email = sent.toLowerCase();
  const colleague = await findColleague(context.db, job, email);
  if (colleague === undefined) {
    await inviteOnce(services, { email, roleID: roleID('collaborator') }, context);
  } else if (colleague.scope !== 'job') {
    throw new ApiFailure(
      409,
      'DUPLICATE',
      'This person works for your company with a role that is not for chosen jobs alone.',
    );
  }
  await context.db.transaction((tx) => write(tx, context, job, { email, userID: colleague?.id ?? null }));
}

/** Somebody of the job's company with this address. */
async function findColleague(db: Db, { companyID }: OwnJob, email: string) {
  const [found] = await db
    .select({ id: users.id, scope: roles.scope })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(
      and(
        sql`lower(${users.email}) = ${email}`,
        eq(users.parentEntityType, 'Employer'),
        eq(users.parentEntityID, companyID),
        eq(users.userStatus, 'Active'),
      ),
    );
  return found;
}

async function write(
  tx: Transaction,
  context: OperationContext,
  job: OwnJob,
  person: { email: string; userID: string | null },
): Promise<void> {
  await lockJob(tx, job.id);
  const ofJob = eq(jobCollaborators.jdID, job.id);
  const [named] = await tx
    .select({ count: count() })
    .from(jobCollaborators)
    .where(and(ofJob, ne(jobCollaborators.email, person.email)));
  if ((named?.count ?? 0) >= mostPerJob) {
    throw new ApiFailure(
      409,
      'QUOTA_EXCEEDED',
      '50 people are named for this job, and that is the most. Take one off first.',
    );
  }
  const at = context.now();
  const [added] = await tx
    .insert(jobCollaborators)
    .values({ ...person, jdID: job.id, addedBy: signedIn(context).id, addedAt: at })
    .onConflictDoNothing()
    .returning({ id: jobCollaborators.id });
  if (added === undefined) return;
  await audit(tx, context, {
    action: 'changed',
    entityType: 'jobDescription',
    entityID: job.id,
    subjectID: job.companyID,
    fields: ['collaborators'],
  });
  if (person.userID === null) return;
  await tellPeople(tx, [person.userID], {
    type: 'Critical',
    topic: 'jobShared',
    text: localized('You work on the job {title} from now on.', { title: job.title }),
    cta: `/job-description/${job.id}`,
    occasion: `job-shared/${added.id}`,
    at,
  });
}

/** Takes somebody off a job. @throws ApiFailure 404 for who is not named for it */
export async function takeOff(context: OperationContext, job: OwnJob, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockJob(tx, job.id);
    const [removed] = await tx
      .delete(jobCollaborators)
      .where(and(eq(jobCollaborators.id, id), eq(jobCollaborators.jdID, job.id)))
      .returning({ userID: jobCollaborators.userID });
    if (removed === undefined) throw notFound();
    await audit(tx, context, {
      action: 'changed',
      entityType: 'jobDescription',
      entityID: job.id,
      subjectID: job.companyID,
      fields: ['collaborators'],
    });
  });
}

/** Gives somebody who has just joined the company the jobs that the address was named for. */
export async function takeUpCollaborations(
  tx: Transaction,
  { id, email, parentEntityID }: { id: string; email: string | null; parentEntityID: string | null },
): Promise<void> {
  if (email === null || parentEntityID === null) return;
  await tx
    .update(jobCollaborators)
    .set({ userID: id })
    .where(
      and(
        eq(jobCollaborators.email, email.toLowerCase()),
        sql`${jobCollaborators.userID} is null`,
        sql`${jobCollaborators.jdID} in (select ${jobDescriptions.id} from ${jobDescriptions} where ${jobDescriptions.companyID} = ${parentEntityID})`,
      ),
    );
}
