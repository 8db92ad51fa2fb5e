/** Why something cannot be done with some of the records that were chosen. */
import type { Formats, Translate } from '../register.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { wordsOf } from '../cells/cellWords.ts';
import type { BulkAction } from './useBulkActions.ts';

/** Most records of one reason that are named; of more it is said how many there are. */
const mostNamed = 3;

/** A line for each reason, with whom it concerns: of a record that is not in the right state, the state that it is in. */
export function obstaclesOf(
  resource: Pick<Resource, 'columns' | 'countedBy' | 'nameOf'>,
  action: Pick<BulkAction, 'obstacle'>,
  rows: readonly AnyRow[],
  t: Translate,
  formats: Formats,
): string[] {
  const state = resource.columns.find(({ field }) => field === resource.countedBy);
  const reasonOf = (row: AnyRow): string | undefined => {
    const reason = action.obstacle(row);
    if (reason === undefined) return undefined;
    const isOfState = reason === 'resources.bulk.notOffered' && state !== undefined;
    return (isOfState ? wordsOf(state, row, t, formats) : null) ?? t(reason);
  };
  const byReason = new Map<string, AnyRow[]>();
  for (const row of rows) {
    const reason = reasonOf(row);
    if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), row]);
  }
  return [...byReason].map(([reason, of]) => {
    const names = of.slice(0, mostNamed).map(resource.nameOf);
    const more = of.length - names.length;
    const people =
      more === 0 ? names.join(', ') : t('resources.bulk.andMore', { names: names.join(', '), count: more });
    return `${people}: ${reason}`;
  });
}
