import type { Lookup } from '../declare/column.ts';
import { useChoices } from '../choices/useChoices.ts';
import { useRecordsNamed } from '../choices/useRecordsNamed.ts';

const nothing: readonly string[] = [];

interface RecordNamesProps {
  /** Ids of records. */
  readonly ids: readonly string[];
  readonly source: Lookup;
}

/** The names of records that another record refers to; the number of those that can no longer be chosen. */
export function RecordNames({ ids, source }: RecordNamesProps) {
  const { items, isPart } = useChoices(source);
  const beyond = isPart ? ids.filter((id) => !items.some((item) => item.id === id)) : nothing;
  const named = useRecordsNamed(source, beyond);
  const names = new Map([...items, ...named].map(({ id, label }) => [id, label]));
  const known = ids.flatMap((id) => names.get(id) ?? []);
  const gone = ids.length - known.length;
  return [...known, ...(gone > 0 && names.size > 0 ? [`+${gone}`] : [])].join(', ');
}
