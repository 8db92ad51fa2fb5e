/** One candidate judged for jobs, as the candidate is told: criteria, gates, and what was decided and can be paid. */
import { and, eq, ne } from 'drizzle-orm';
import { findTerms, openWallet } from '../../money/index.ts';
import { notFound, type OperationContext } from '../../platform/index.ts';
import { applications } from '../applications/tables.ts';
import type { CandidateFacts } from './eligibility.ts';
import { evaluate } from './evaluation.ts';
import { readFacts } from './facts.ts';
import { readGates, type OwnStanding } from './gates.ts';
import type { JobRow } from './reading.ts';

/**
 * What decides about one candidate, for as many jobs as are asked for: the facts of the profile, and how they and the gates
 * answer each job.
 * @throws ApiFailure 404 for somebody without a profile
 */
export async function judgeOf(context: OperationContext, userID: string, jobs: readonly JobRow[]) {
  const { db, locale } = context;
  const now = context.now();
  const facts = (await readFacts(db, [userID], now)).get(userID);
  if (facts === undefined) throw notFound();
  const gatesOf = await readGates(db, jobs, [userID], now);
  const own = await ownStanding(context, userID);
  return {
    facts,
    judge: (job: JobRow, tried: CandidateFacts) =>
      evaluate(job, tried, gatesOf(job, userID, own), { now, locale }),
  };
}

async function ownStanding({ db }: OperationContext, userID: string): Promise<OwnStanding> {
  const decided = await db
    .select({ id: applications.jdID })
    .from(applications)
    .where(and(eq(applications.userId, userID), ne(applications.status, 'Eligible')));
  const wallet = await openWallet(db, { type: 'user', id: userID });
  const { price } = await findTerms(db, wallet);
  return { decided: new Set(decided.map(({ id }) => id)), balance: wallet.balance, price: price.accept };
}
