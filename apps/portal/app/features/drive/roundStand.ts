import type { TFunction } from 'i18next';
import type { DriveRound } from './roundsQuery.ts';

/** In the order in which they are said. */
const parts = ['passed', 'failed', 'onHold', 'waiting', 'absent', 'excused', 'without'] as const;

/**
 * How many of a round's people stand where, each counted once: `12 in all: 10 passed, 1 failed, 1 absent`. Who did not come has no result
 * either, and is not named for that.
 */
export function roundStand({ counts, state }: Pick<DriveRound, 'counts' | 'state'>, t: TFunction): string {
  if (state === 'Planned' || counts.people === 0) return t('drive.expected', { count: counts.people });
  const { absent, excused } = counts;
  const of = { ...counts, without: Math.max(0, counts.without - absent - excused) };
  const said = parts
    .filter((part) => of[part] > 0)
    .map((part) => t(`drive.stands.${part}`, { count: of[part] }));
  return t('drive.inAll', { count: counts.people, parts: said.join(', ') });
}
