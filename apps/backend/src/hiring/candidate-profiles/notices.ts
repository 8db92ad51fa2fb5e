/** What candidates hear of their CVs. */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { tellPeople } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import { localized, signedIn, type OperationContext } from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import type { Cv } from './freeze.ts';

/** Notes that somebody of the company has opened the CV of an application under way, and tells the candidate of the first time. */
export async function tellOfOpening(context: OperationContext, { id, userID }: Cv): Promise<void> {
  const caller = signedIn(context);
  if (caller.type !== 'E') return;
  await context.db.transaction(async (tx) => {
    const jobs = tx.select({ id: jobDescriptions.id }).from(jobDescriptions).where(jobsInScope(caller));
    const opened = await tx
      .update(applications)
      .set({ openedAt: context.now() })
      .where(
        and(
          eq(applications.cvID, id),
          isNotNull(applications.appliedAt),
          isNull(applications.openedAt),
          inArray(applications.status, ['Applied', 'On Hold', 'Shortlisted', 'Selected']),
          inArray(applications.jdID, jobs),
        ),
      )
      .returning({ id: applications.id, jdID: applications.jdID });
    for (const { id: applicationID, jdID } of opened) {
      const [job] = await tx
        .select({ title: jobDescriptions.title, company: companies.name })
        .from(jobDescriptions)
        .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
        .where(eq(jobDescriptions.id, jdID));
      if (job === undefined) continue;
      await tellPeople(tx, [userID], {
        type: 'Broadcast',
        topic: 'cvOpened',
        kind: 'applications',
        text: localized('{company} has opened the CV that you sent for {title}.', job),
        cta: `/my-jobs/${jdID}`,
        occasion: `cv-opened/${applicationID}`,
        at: context.now(),
      });
    }
  });
}
