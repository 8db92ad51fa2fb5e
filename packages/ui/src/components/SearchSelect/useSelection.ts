import { useMemo, useState } from 'react';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';

export interface SelectionOptions {
  items: readonly ComboboxItem[];
  /** The id of the chosen item, when the owner holds it. */
  value: string | null | undefined;
  defaultValue: string | null;
  valueLabel: string | undefined;
  onChange: ((id: string | null, details: { readonly item: ComboboxItem | null }) => void) | undefined;
}

/** The chosen item of a field, and how it reads. */
export interface Selection {
  value: string | null;
  /** The text of the value, empty for none. */
  label: string;
  initialValue: string | null;
  initialLabel: string;
  /** Chooses an item, or nothing; the owner hears of it when it is news. */
  select: (id: string | null, item: ComboboxItem | null) => void;
}

/** Keeps the chosen id, unless the owner does, and knows its label also when its item is gone from the list. */
export function useSelection({
  items,
  value: given,
  defaultValue,
  valueLabel,
  onChange,
}: SelectionOptions): Selection {
  const [own, setOwn] = useState(given ?? defaultValue);
  // A list changes, with each search of a server's or because its owner has another; what was chosen from it keeps its name.
  const [chosen, setChosen] = useState<ComboboxItem | null>(null);
  const value = given === undefined ? own : given;
  const listed = useMemo(
    () => (value === null ? undefined : items.find(({ id }) => id === value)),
    [items, value],
  );
  if (listed && listed !== chosen) setChosen(listed);
  const current = listed ?? (chosen?.id === value ? chosen : undefined);
  const label = value === null ? '' : (current?.label ?? valueLabel ?? '');
  const [initial] = useState({ value, label });

  return {
    value,
    label,
    initialValue: initial.value,
    initialLabel: initial.label,
    select(id, item) {
      setOwn(id);
      if (item) setChosen(item);
      if (id !== value) onChange?.(id, { item });
    },
  };
}
