/** What candidates hear of their CVs. */
import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { tellPeople, wasTold } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import { localized, signedIn, type OperationContext } from '../../platform/index.ts';
import { applications } from '../applications/tables.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import type { Cv } from './freeze.ts';

const occasion = 'cv-opened/';

/** Tells the candidate, once for each application under way, that somebody of its company has opened the CV that came with it. */
export async function tellOfOpening(context: OperationContext, { id, userId }: Cv): Promise<void> {
  const caller = signedIn(context);
  if (caller.type !== 'E') return;
  await context.db.transaction(async (tx) => {
    const untold = await tx
      .select({
        id: applications.id,
        jdID: applications.jdID,
        title: jobDescriptions.title,
        company: companies.name,
      })
      .from(applications)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
      .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
      .where(
        and(
          eq(applications.cvID, id),
          isNotNull(applications.appliedAt),
          inArray(applications.status, ['Applied', 'On Hold', 'Shortlisted', 'Selected']),
          jobsInScope(caller),
          not(wasTold(sql`${occasion} || ${applications.id}`)),
        ),
      );
    for (const { id: applicationID, jdID, title, company } of untold) {
      await tellPeople(tx, [userId], {
        type: 'Broadcast',
        kind: 'applications',
        text: localized('{company} has opened the CV that you sent for {title}.', { company, title }),
        cta: `/my-jobs/${jdID}`,
        occasion: `${occasion}${applicationID}`,
        at: context.now(),
      });
    }
  });
}
