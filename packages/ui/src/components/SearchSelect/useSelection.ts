import { useMemo, useState } from 'react';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';

export interface SelectionOptions {
  items: readonly ComboboxItem[];
  /** The id of the chosen item, when the owner holds it. */
  value: string | null | undefined;
  defaultValue: string | null;
  valueLabel: string | undefined;
  onChange: ((id: string | null, item: ComboboxItem | null) => void) | undefined;
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
  // A server's list changes with each search; what was chosen from it keeps its name.
  const [chosen, setChosen] = useState<ComboboxItem | null>(null);
  const value = given === undefined ? own : given;
  const label = useMemo(() => {
    if (value === null) return '';
    const item = items.find(({ id }) => id === value) ?? (chosen?.id === value ? chosen : null);
    return item?.label ?? valueLabel ?? '';
  }, [items, value, chosen, valueLabel]);
  const [initial] = useState({ value, label });

  return {
    value,
    label,
    initialValue: initial.value,
    initialLabel: initial.label,
    select(id, item) {
      setOwn(id);
      if (item) setChosen(item);
      if (id !== value) onChange?.(id, item);
    },
  };
}
