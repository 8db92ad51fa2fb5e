/** A candidate in full, for those who decide about the person. */
import { and, eq, exists, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { academics, currentDegrees, readCompletionOf, sectionsOf } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { users, usersInScope } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';
import { audit } from '../../records/index.ts';
import { notFound, signedIn, type OperationContext, type OperationData } from '../../platform/index.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { readPlacement } from '../placements/placement.ts';
import { applications } from '../tables/applications.ts';

type StudentProfile = OperationData<'getStudentProfile'>['student'];

/**
 * What the caller may see of a candidate: staff and officers of those in their scope, a company of those who applied to a job of
 * its own, with the ways to reach a person from the shortlist on.
 * @throws ApiFailure 404 for anybody else
 */
export async function readStudentProfile(context: OperationContext, id: string): Promise<StudentProfile> {
  const { db } = context;
  const caller = signedIn(context);
  const isCompany = caller.type === 'E';
  const applied = and(
    eq(applications.userID, id),
    isNotNull(applications.appliedAt),
    inArray(
      applications.jdID,
      db.select({ id: jobDescriptions.id }).from(jobDescriptions).where(jobsInScope(caller)),
    ),
  );
  const reach = isCompany
    ? exists(db.select({ id: applications.id }).from(applications).where(applied))
    : usersInScope(db, caller, context.permissions.has('View User'));
  const found = await findPerson(db, id, reach);
  if (!found) throw notFound();
  const hasContact =
    !isCompany ||
    (await db.$count(applications, and(applied, isNotNull(applications.contactRevealedAt)))) > 0;
  const { user, degree, ...names } = found;
  if (id !== caller.id) await noteReading(context, id);
  const placement = await readPlacement(db, id);
  return {
    student: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      mobileNumber: hasContact ? user.mobileNumber : null,
      email: hasContact ? user.email : null,
      isFresher: user.isFresher ?? false,
      ...names,
      passingYear: degree?.passingYear ?? null,
      cgpa: degree?.cgpa ?? null,
      percentage: degree?.percentage ?? null,
      placementState: placement.state,
      profileCompletion: (await readCompletionOf(db, user.id)).percent,
    },
    ...(isCompany ? {} : { placement }),
    ...(await sectionsOf(db, user.id, context.now())),
  };
}

/** A person can learn who has looked. */
async function noteReading({ db, ...context }: OperationContext, id: string): Promise<void> {
  const event = { action: 'read', entityType: 'student', entityID: id, subjectID: id, fields: [] } as const;
  await db.transaction((tx) => audit(tx, { db, ...context }, event));
}

async function findPerson(db: Db, id: string, reach: SQL | undefined) {
  const [found] = await db
    .select({
      user: users,
      degree: currentDegrees,
      instituteName: institutes.name,
      programName: sql<string | null>`${masterPrograms.name} || ' ' || ${programs.specialisation}`,
      liveBacklogs: academics.liveBacklogs,
    })
    .from(users)
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(programs, eq(programs.id, currentDegrees.programID))
    .leftJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .leftJoin(institutes, eq(institutes.id, users.parentEntityID))
    .leftJoin(academics, eq(academics.userID, users.id))
    .where(and(eq(users.id, id), eq(users.type, 'C'), reach));
  return found;
}
