import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import type { KnownGroup } from '../../messages/index.ts';
import { notFound, type SignedInUser } from '../../platform/index.ts';
import { jobLabel } from '../job-descriptions/job-label.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { standingFor } from '../statuses/standing.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/**
 * Who has applied for a job, with statuses only those who stand at one of them. Whose people they are is the caller's to ask.
 * @throws ApiFailure 404
 */
export async function applicantsOf(
  db: Db,
  { id, statuses = [] }: { id: string; statuses?: readonly MappingStatus[] },
  caller: SignedInUser,
): Promise<KnownGroup> {
  const [job] = await db
    .select({ name: jobLabel, cancelledAt: jobDescriptions.cancelledAt })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.id, id), jobsInScope(caller)));
  if (job === undefined) throw notFound();
  const people = db
    .select({ userID: applications.userID })
    .from(applications)
    .where(
      and(
        eq(applications.jdID, id),
        isNotNull(applications.appliedAt),
        statuses.length === 0 ? undefined : inArray(standingFor(job), [...statuses]),
      ),
    );
  return { name: job.name, isMember: inArray(users.id, people) };
}
