/** One candidate evaluated for jobs, as the candidate is told: criteria, gates, and what was decided and can be paid. */
import { eq } from 'drizzle-orm';
import { findTerms, openWallet } from '../../money/index.ts';
import { notFound, type OperationContext } from '../../platform/index.ts';
import { applications } from '../applications/tables.ts';
import type { CandidateFacts } from './eligibility.ts';
import { evaluate, evaluationView } from './evaluation.ts';
import { readFacts } from './facts.ts';
import { readGates, type OwnStanding } from './gates.ts';
import type { JudgedJob } from './reading.ts';

/**
 * What decides about one candidate, for as many jobs as are asked for: the facts of the profile, and how they and the gates
 * answer each job.
 * @throws ApiFailure 404 for somebody without a profile
 */
export async function evaluatorOf(context: OperationContext, userId: string, jobs: readonly JudgedJob[]) {
  const { db, locale } = context;
  const now = context.now();
  const facts = (await readFacts(db, [userId], now)).get(userId);
  if (facts === undefined) throw notFound();
  const gatesOf = await readGates(db, jobs, [userId], now);
  const own = await ownStanding(context, userId);
  const reader = { locale, isOwn: context.user?.id === userId };
  return {
    facts,
    evaluateFor: (job: JudgedJob, tried: CandidateFacts) =>
      evaluationView(job.id, evaluate(job, tried, gatesOf(job, userId, own), now), reader),
  };
}

async function ownStanding({ db }: OperationContext, userId: string): Promise<OwnStanding> {
  const decided = await db
    .select({ id: applications.jdID })
    .from(applications)
    .where(eq(applications.userId, userId));
  const wallet = await openWallet(db, { type: 'user', id: userId });
  const { price } = await findTerms(db, wallet);
  return { decided: new Set(decided.map(({ id }) => id)), balance: wallet.balance, price: price.accept };
}
