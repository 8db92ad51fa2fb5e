/** One candidate evaluated for jobs, as the candidate is told: criteria, gates, and what was decided and can be paid. */
import { termsOfCandidate } from '../../money/index.ts';
import { notFound, type OperationContext } from '../../platform/index.ts';
import type { CandidateFacts } from './eligibility.ts';
import { evaluate } from './evaluation.ts';
import type { GatedJob } from './gates.ts';
import { readJudged } from './judging.ts';

type JobToJudge = GatedJob & Parameters<typeof evaluate>[0];

/**
 * What decides about one candidate, for as many jobs as are asked for: the facts of the profile, how they and the gates answer each job,
 * and what applying costs.
 * @throws ApiFailure 404 for somebody without a profile
 */
export async function evaluatorOf(
  { db, ...context }: OperationContext,
  userID: string,
  jobs: readonly JobToJudge[],
) {
  const now = context.now();
  const judged = (await readJudged(db, jobs, [userID], now)).get(userID);
  if (judged === undefined) throw notFound();
  const terms = await termsOfCandidate(db, userID);
  const own = { balance: terms.balance, price: terms.price.accept };
  return {
    facts: judged.facts,
    price: own.price,
    evaluateFor: (job: JobToJudge, tried: CandidateFacts) =>
      evaluate(job, tried, judged.gatesOf(job, own), now),
  };
}
