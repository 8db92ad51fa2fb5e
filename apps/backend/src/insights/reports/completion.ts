import type { Db } from '../../database/index.ts';
import { begunFrom, countByCompletion } from '../../candidates/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { candidatesInScope, type Selection } from './population.ts';
import type { ReportBody } from './report.ts';

/** The stages by the percentage that each begins at. */
const stages = { registered: 0, begun: begunFrom, half: 50, mostly: 75, complete: 100 } as const;

/** The percentage that a stage begins at. */
export const leastOf = (stage: string): number =>
  Object.entries(stages).find(([key]) => key === stage)?.[1] ?? 0;

/** Candidates by how much of the profile they have filled in at least. Each stage holds those of the next. */
export async function reportCompletion(db: Db, viewer: Viewer, selection: Selection): Promise<ReportBody> {
  const counts = await countByCompletion(db, candidatesInScope(db, viewer, selection));
  const atLeast = (least: number): number =>
    counts.reduce((sum, { percent, people }) => (percent >= least ? sum + people : sum), 0);
  const series = Object.entries(stages).map(([key, least]) => ({
    key,
    label: key,
    values: { candidates: atLeast(least) },
  }));
  return { totals: { candidates: atLeast(0) }, series };
}
