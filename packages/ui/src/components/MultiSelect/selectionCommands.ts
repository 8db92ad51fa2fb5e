import type { UiMessages } from '../../messages/index.ts';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';

interface SelectionCommandsOptions {
  /** The ids of the chosen items in the order of choosing. */
  readonly ids: readonly string[];
  readonly select: (ids: readonly string[], items: readonly ComboboxItem[]) => void;
  readonly maxCount: number;
  readonly messages: UiMessages['multiSelect'];
  readonly announce: (text: string) => void;
}

/** What changes the chosen items, each change said to those who do not see it. */
export function selectionCommands({ ids, select, maxCount, messages, announce }: SelectionCommandsOptions) {
  const isFull = ids.length >= maxCount;
  /** Why there is no room for more; empty without a limit. */
  const limit = maxCount === Infinity ? '' : messages.limit({ max: maxCount });
  return {
    isFull,
    limit,
    add: (item: ComboboxItem): void => {
      if (isFull) {
        announce(limit);
        return;
      }
      const count = ids.length + 1;
      select([...ids, item.id], [item]);
      announce(messages.added({ label: item.label, count }));
      if (count === maxCount) announce(limit);
    },
    remove: (item: ComboboxItem): void => {
      select(
        ids.filter((id) => id !== item.id),
        [],
      );
      announce(messages.removed({ label: item.label, count: ids.length - 1 }));
    },
    /** @param taken the items of the ids that come new */
    replace: (next: readonly string[], taken: readonly ComboboxItem[]): void => {
      select(next, taken);
      announce(messages.selected({ count: next.length }));
    },
  };
}

export type SelectionCommands = ReturnType<typeof selectionCommands>;
