import type { Db } from '../../database/index.ts';
import { countByCompletion } from '../../candidates/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { candidatesInScope } from './people.ts';
import type { ReportBody } from './report.ts';

/** The stages by the percentage that each begins at. */
const stages = { registered: 0, begun: 1, half: 50, mostly: 75, complete: 100 } as const;

/** Candidates by how much of the profile they have filled in at least. Each stage holds those of the next. */
export async function reportCompletion(db: Db, viewer: Viewer, instituteID?: string): Promise<ReportBody> {
  const counts = await countByCompletion(db, candidatesInScope(db, viewer, instituteID));
  const atLeast = (least: number): number =>
    counts.reduce((sum, { percent, people }) => (percent >= least ? sum + people : sum), 0);
  const series = Object.entries(stages).map(([key, least]) => ({
    key,
    label: key,
    values: { candidates: atLeast(least) },
  }));
  return { totals: { candidates: atLeast(0) }, series };
}
