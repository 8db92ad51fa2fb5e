import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';

type Schemas = components['schemas'];
type Round = Pick<Schemas['OwnRound'], 'name' | 'startsAt' | 'state' | 'isIn' | 'slot' | 'result'>;

/** An application whose selection goes on. */
export const goesOn: ReadonlySet<Schemas['MappingStatus']> = new Set(['Applied', 'On Hold', 'Shortlisted']);

/**
 * What comes next in the selection, and by when, in a sentence or two to the candidate; nothing once it is over.
 * @param resultBy of the job, a day of India
 */
export function nextInSelection(
  rounds: readonly Round[],
  { status, resultBy }: { readonly status: Schemas['MappingStatus']; readonly resultBy: string | null },
  now: number,
  formats: Formats,
  t: TFunction,
): string | undefined {
  if (!goesOn.has(status)) return undefined;
  const due = resultBy === null ? '' : ` ${t('resources.ownRounds.next.by', { day: formats.day(resultBy) })}`;
  const open = rounds.find(({ isIn, state }) => isIn && state !== 'Closed');
  if (open !== undefined) {
    const startsAt = open.slot?.startsAt ?? open.startsAt;
    return Date.parse(startsAt) > now
      ? t('resources.ownRounds.next.comes', { name: open.name, moment: formats.moment(startsAt) })
      : t('resources.ownRounds.next.result', open) + due;
  }
  const last = rounds.findLast(({ isIn }) => isIn);
  if (last?.result === 'Waiting list') return t('resources.ownRounds.next.waits');
  if (last?.result === 'On hold') return t('resources.ownRounds.next.decision', last) + due;
  const isLast = last !== undefined && last === rounds.at(-1);
  return isLast && last.result === 'Passed' ? t('resources.ownRounds.next.offer') + due : undefined;
}
