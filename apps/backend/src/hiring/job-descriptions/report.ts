/** Candidates report what is wrong with a job; support decides. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  signedIn,
  storedText,
  type Operations,
} from '../../platform/index.ts';
import { findJob } from './finding.ts';
import { jobReviews } from '../tables/job-descriptions.ts';

export const reportOperations = {
  reportJobDescription: async ({ params: { id }, body: { category, text } }, context) => {
    const job = await findJob(context, id);
    if (job === undefined) throw notFound();
    const askedBy = signedIn(context).id;
    const [reported] = await context.db
      .insert(jobReviews)
      .values({
        jdID: id,
        kind: 'Report',
        askedBy,
        askedAt: context.now(),
        category,
        text: (text && storedText(text)) || null,
      })
      .onConflictDoNothing()
      .returning({ id: jobReviews.id });
    if (reported !== undefined) return { data: null };
    const before = await findReport(context.db, { jdID: id, userID: askedBy });
    throw new ApiFailure(
      409,
      'DUPLICATE',
      localized('You have reported this job already. We look into it.', {}),
      {
        details: { id: before?.id ?? null },
      },
    );
  },
} satisfies Operations;

/** What a person has reported of a job. */
export async function findReport(
  db: Db,
  { jdID, userID }: { jdID: string; userID: string },
): Promise<{ id: string } | undefined> {
  const [report] = await db
    .select({ id: jobReviews.id })
    .from(jobReviews)
    .where(and(eq(jobReviews.jdID, jdID), eq(jobReviews.askedBy, userID), eq(jobReviews.kind, 'Report')));
  return report;
}
