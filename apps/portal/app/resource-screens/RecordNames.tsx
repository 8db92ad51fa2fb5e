import type { Lookup } from '../resources/resource.ts';
import { useChoices } from './useChoices.ts';

interface RecordNamesProps {
  /** Ids of records. */
  readonly ids: readonly string[];
  readonly source: Lookup;
}

/** The names of records that another record refers to; the number of those that can no longer be chosen. */
export function RecordNames({ ids, source }: RecordNamesProps) {
  const names = new Map(useChoices(source).items.map(({ id, label }) => [id, label]));
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const gone = ids.length - known.length;
  return [...known, ...(gone > 0 && names.size > 0 ? [`+${gone}`] : [])].join(', ');
}
