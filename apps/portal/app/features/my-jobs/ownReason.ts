import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { reasonTexts } from '#app/words/jobs.ts';

type Schemas = components['schemas'];

interface Ended {
  readonly statusReasonCode?: Schemas['Mapping']['statusReasonCode'];
  readonly statusNote?: Schemas['Mapping']['statusNote'];
  readonly rounds?:
    | readonly Pick<Schemas['OwnRound'], 'state' | 'isIn' | 'attendance' | 'result'>[]
    | undefined;
}

/**
 * Why the own application stands where it does. A note stands alone where the reason beside it says less: where that is "another reason", and where
 * a round has ended it, which the note names.
 */
export function ownReason(
  { statusReasonCode, statusNote, rounds = [] }: Ended,
  t: TFunction,
): string | undefined {
  const code = statusReasonCode == null ? undefined : t(reasonTexts[statusReasonCode]);
  if (statusNote == null) return code;
  const hasEnded = rounds.some(
    ({ state, isIn, attendance, result }) =>
      isIn && state === 'Closed' && (result === 'Failed' || attendance === 'Absent'),
  );
  return code === undefined || statusReasonCode === 'Other' || hasEnded
    ? statusNote
    : `${code}: ${statusNote}`;
}
