import { type OperationContext } from '../../platform/index.ts';
import { jobsByID } from './by-id.ts';
import type { FoundEvaluation } from '../tables/evaluation.ts';
import { evaluationView } from './evaluation.ts';
import { namesOfMissing } from './missing-skills.ts';
import { candidateJobView, type JobView } from './reading.ts';

interface EvaluatedJob {
  row: { id: string };
  evaluation: FoundEvaluation;
}

/** Open jobs as the candidate who asks is shown them in a list, with what is found about the candidate; in the order given. @param price what applying costs */
export async function openJobViews(
  context: OperationContext,
  jobs: readonly EvaluatedJob[],
  price: number,
): Promise<JobView[]> {
  const details = await jobsByID(
    context,
    jobs.map(({ row }) => row.id),
  );
  const skillNames = await namesOfMissing(
    context.db,
    context.locale,
    jobs.map(({ evaluation }) => evaluation),
  );
  return jobs.flatMap(({ row: { id }, evaluation }) => {
    const job = details.get(id);
    // One that was deleted in between.
    if (job === undefined) return [];
    const view = evaluationView(id, evaluation, { locale: context.locale, isOwn: true, skillNames });
    return [{ ...candidateJobView(job), evaluation: view, price }];
  });
}

const ranks = { Eligible: 0, NeedsData: 1, NotEligible: 2 } as const;

/** The order in which jobs are worth a look: those that one can apply for, those that may turn out to be, the others. */
export const byVerdict = (one: EvaluatedJob, other: EvaluatedJob): number =>
  ranks[one.evaluation.verdict] - ranks[other.evaluation.verdict];
