import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import { goesOn } from './nextInSelection.ts';

type Schemas = components['schemas'];
type Round = Schemas['OwnRound'];

/** The rounds of the own application: once it has ended, those alone that it took part in. */
export const roundsToShow = <Shown extends Pick<Round, 'isIn'>>(
  rounds: readonly Shown[],
  status: Schemas['MappingStatus'],
): readonly Shown[] => (goesOn.has(status) ? rounds : rounds.filter(({ isIn }) => isIn));

type Told = Pick<Round, 'state' | 'isIn' | 'startsAt' | 'attendance' | 'result' | 'waitingPlace'> & {
  readonly slot?: { readonly startsAt: string } | null | undefined;
};

/**
 * What came of the candidate in a round, or what it waits for; nothing before it begins, which is when the own slot does.
 * @param now milliseconds since 1970
 */
export function roundWord(
  { state, isIn, startsAt, slot, attendance, result, waitingPlace }: Told,
  now: number,
  t: TFunction,
): string | undefined {
  if (!isIn) return state === 'Closed' ? undefined : t('resources.ownRounds.ahead');
  if (result === 'Passed') return t('resources.ownRounds.passed');
  if (result === 'Failed') return t('resources.ownRounds.failed');
  if (result === 'On hold') return t('resources.ownRounds.onHold');
  if (result === 'Waiting list') {
    return waitingPlace == null
      ? t('resources.ownRounds.waiting')
      : t('resources.ownRounds.waitingPlace', { place: waitingPlace });
  }
  if (attendance === 'Excused') return t('resources.ownRounds.excused');
  if (attendance === 'Absent') return t('resources.ownRounds.absent');
  const hasBegun = Date.parse(slot?.startsAt ?? startsAt) <= now;
  return state === 'Closed' || hasBegun ? t('resources.ownRounds.waits') : undefined;
}
