/** The one thing that would open most jobs to a candidate. */
import type { components } from '@aarambh/api-client/schema';
import type { JobWithEvaluation } from '../../hiring/index.ts';

type Schemas = components['schemas'];
type Opener = Schemas['DashboardOpener'];
type Outcome = Schemas['RuleResult']['outcome'];

/** What is looked at of a job that was judged. */
interface ClosedJob {
  row: Pick<JobWithEvaluation['row'], 'seasonID' | 'ctcMaxPaise'>;
  evaluation: {
    rules: readonly { id: string; outcome: Outcome }[];
    gates: readonly { id: string; outcome: Outcome; isWarning: boolean }[];
  };
}

type OwnSeason = Pick<Schemas['OwnSeason'], 'id' | 'state' | 'blocks'>;

/** What a person can change about a rule that is not met. Marks and years that are over are not among them. */
const ofRules: Readonly<Record<string, { by: Opener['by']; link: string }>> = {
  R8: { by: 'backlogs', link: '/profile#academics' },
  R12: { by: 'skills', link: '/profile#skills' },
  R13: { by: 'languages', link: '/profile#languages' },
  R14: { by: 'cities', link: '/profile#personal' },
};

/** A person who waits for the office has nothing to do; whoever may not join is not told to. */
function ofSeason(season: OwnSeason | undefined): Pick<Opener, 'by' | 'link'> | undefined {
  if (season?.state === 'Pending') return { by: 'approval', link: '/dashboard#season' };
  return season?.state === null && season.blocks.length === 0
    ? { by: 'season', link: '/dashboard#season' }
    : undefined;
}

/** What keeps the candidate out of a job, if it is one thing alone and can change. */
function onlyObstacle(
  { row: { seasonID }, evaluation: { gates, rules } }: ClosedJob,
  seasons: readonly OwnSeason[],
): Pick<Opener, 'by' | 'link'> | undefined {
  const [only, ...more] = [...gates.filter(({ isWarning }) => !isWarning), ...rules].filter(
    ({ outcome }) => outcome !== 'met',
  );
  if (only === undefined || more.length > 0) return undefined;
  if (only.id === 'season') return ofSeason(seasons.find(({ id }) => id === seasonID));
  // Of what nobody knows nobody can say that it would open a job.
  return only.outcome === 'not_met' ? ofRules[only.id] : undefined;
}

/** Of several that would open as many jobs, the one for the better paid ones. */
export function openerOf(jobs: readonly ClosedJob[], seasons: readonly OwnSeason[]): Opener | undefined {
  const openers = new Map<Opener['by'], Opener>();
  for (const job of jobs) {
    const found = onlyObstacle(job, seasons);
    if (found === undefined) continue;
    const before = openers.get(found.by);
    openers.set(found.by, {
      ...found,
      jobs: (before?.jobs ?? 0) + 1,
      ctcMaxPaise: mostOf(before?.ctcMaxPaise ?? null, job.row.ctcMaxPaise),
    });
  }
  return [...openers.values()].toSorted(
    (a, b) => b.jobs - a.jobs || (b.ctcMaxPaise ?? 0) - (a.ctcMaxPaise ?? 0),
  )[0];
}

const mostOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
