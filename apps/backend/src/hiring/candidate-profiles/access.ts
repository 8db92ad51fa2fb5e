/** Who reads the profiles and CVs of somebody else; each reading is noted. */
import { and, eq, exists, isNotNull, or, type SQL } from 'drizzle-orm';
import { users, usersInScope } from '../../identity/index.ts';
import { notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { applications } from '../tables/applications.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import type { Cv } from './freeze.ts';
import { candidateProfiles, cvs } from '../tables/candidate-profiles.ts';

/** The people whose profiles the caller's role reaches. */
export function peopleInScope(context: OperationContext): SQL | undefined {
  const caller = signedIn(context);
  return usersInScope(context.db, caller, context.permissions.has('View Candidate Profile'));
}

/** Of these people the profiles that are not kept private; one's own all. */
export function readableProfiles(context: OperationContext): SQL | undefined {
  return and(
    peopleInScope(context),
    or(eq(candidateProfiles.userID, signedIn(context).id), eq(candidateProfiles.visibility, 'Employers')),
  );
}

/** It came with an application for a job of the caller's. */
function isApplied(context: OperationContext): SQL {
  const { db } = context;
  return exists(
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
      .where(
        and(eq(applications.cvID, cvs.id), isNotNull(applications.appliedAt), jobsInScope(signedIn(context))),
      ),
  );
}

/**
 * A CV that the caller may read: the own ones; a company those that came with applications for its jobs; staff and officers, of
 * the people in their scope, these and those of profiles that are not private.
 * @returns with whether the caller is told how to reach the person
 * @throws ApiFailure 404 for any other
 */
export async function readableCv(
  context: OperationContext,
  id: string,
): Promise<{ cv: Cv; hasContact: boolean }> {
  const caller = signedIn(context);
  const reach =
    caller.type === 'E'
      ? isApplied(context)
      : and(peopleInScope(context), or(eq(candidateProfiles.visibility, 'Employers'), isApplied(context)));
  const [found] = await context.db
    .select({ cv: cvs })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userID))
    .leftJoin(candidateProfiles, eq(candidateProfiles.id, cvs.candidateProfileID))
    .where(and(eq(cvs.id, id), or(eq(cvs.userID, caller.id), reach)));
  if (!found) throw notFound();
  await noteReading(context, 'cv', found.cv.userID, [id]);
  return { cv: found.cv, hasContact: caller.type !== 'E' || (await isContactKnown(context, id)) };
}

/** Whether the caller's company has been told how to reach the person of a CV: from the shortlist on. */
async function isContactKnown(context: OperationContext, cvID: string): Promise<boolean> {
  const [known] = await context.db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(
      and(
        eq(applications.cvID, cvID),
        isNotNull(applications.contactRevealedAt),
        jobsInScope(signedIn(context)),
      ),
    )
    .limit(1);
  return known !== undefined;
}

/** Whoever reads the CVs of somebody else leaves a line for each in the audit trail; nobody reads what could not be noted. */
export async function noteReading(
  context: OperationContext,
  entityType: 'candidateProfile' | 'cv',
  subjectID: string,
  ids: readonly string[],
): Promise<void> {
  if (subjectID === signedIn(context).id) return;
  await context.db.transaction(async (tx) => {
    for (const entityID of ids) {
      await audit(tx, context, { action: 'read', entityType, entityID, subjectID, fields: [] });
    }
  });
}
