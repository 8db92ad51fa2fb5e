/** What follows from a result when its round closes. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { roundNote } from '../statuses/platform-notes.ts';
import type { Step } from '../statuses/steps.ts';
import type { Application } from '../tables/applications.ts';
import type { RoundEntry } from '../tables/rounds.ts';

/** What becomes of somebody in a round that closes. */
export type Outcome = 'passed' | 'failed' | 'absent' | 'onHold' | 'waiting' | 'without';

/** One of those whom a closing comes to. */
export interface Settled {
  entry: RoundEntry;
  application: Application;
  outcome: Outcome;
}

/** By what is known of the person. */
export function outcomeOf(entry: Pick<RoundEntry, 'attendance' | 'result'> | null): Outcome {
  switch (entry?.result) {
    case 'Passed':
      return 'passed';
    case 'Failed':
      return 'failed';
    case 'On hold':
      return 'onHold';
    case 'Waiting list':
      return 'waiting';
    default:
      return entry?.attendance === 'Absent' ? 'absent' : 'without';
  }
}

type Following = Pick<Step, 'to' | 'reasonCode' | 'note'>;

/**
 * The step that follows; undefined where the application stays as it stands.
 * @param status where it stands
 */
export function stepAfter(
  outcome: Outcome,
  status: MappingStatus,
  { name }: { name: string },
): Following | undefined {
  const isShortlisted = status === 'Shortlisted';
  switch (outcome) {
    case 'failed':
      return { to: 'Rejected', reasonCode: 'Other', note: roundNote('failed', name) };
    case 'absent':
      return { to: 'Rejected', reasonCode: 'No show', note: roundNote('absent', name) };
    case 'passed':
    case 'waiting':
      return isShortlisted ? undefined : { to: 'Shortlisted' };
    case 'onHold':
      return status === 'Applied' ? { to: 'On Hold' } : undefined;
    default:
      return undefined;
  }
}
