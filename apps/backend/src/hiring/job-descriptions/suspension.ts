import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import type { OperationContext, TranslatedText } from '../../platform/index.ts';
import { cancelJobs } from './ending.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/** What candidates read as the reason. */
const reason = 'The company was suspended.' satisfies TranslatedText;

/** Cancels the jobs of a company that is suspended: what is under way there ends, and candidates have back what they paid. */
export async function cancelJobsOfCompany(
  tx: Transaction,
  context: OperationContext,
  companyID: string,
): Promise<void> {
  const jobs = await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.companyID, companyID));
  await cancelJobs(
    tx,
    context,
    jobs.map(({ id }) => id),
    reason,
  );
}
