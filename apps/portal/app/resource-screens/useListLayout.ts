import { useState } from 'react';
import { propertiesOf } from '../resources/calls.ts';
import type { AnyColumn, Resource } from '../resources/resource.ts';
import { deviceStore } from '../storage.ts';

/** How a list looks, apart from what its address says. */
export interface Layout {
  /** By field: whether its column was put in or taken out. */
  readonly columns: Readonly<Record<string, boolean>>;
  readonly isCompact: boolean;
}

export interface ListLayout {
  readonly layout: Layout;
  /** The columns that the table has, in order. */
  readonly shown: readonly AnyColumn[];
  /** Those that can be taken out or put in. */
  readonly choosable: readonly AnyColumn[];
  readonly choose: (change: Partial<Layout>) => void;
}

/** How the list looks: the choice of this device. */
export function useListLayout({ key, columns }: Pick<Resource, 'key' | 'columns'>): ListLayout {
  const place = `list-${key}`;
  const [layout, setLayout] = useState(() => readLayout(deviceStore.read(place)));
  const isShown = ({ field, shown = 'table' }: AnyColumn): boolean =>
    shown === 'always' || (shown !== 'details' && (layout.columns[field] ?? shown === 'table'));
  return {
    layout,
    shown: columns.filter(isShown),
    choosable: columns.filter(({ shown }) => shown !== 'always' && shown !== 'details'),
    choose: (change) => {
      const next = { ...layout, ...change };
      setLayout(next);
      deviceStore.write(place, JSON.stringify(next));
    },
  };
}

/** What was chosen before. Anything that cannot be read counts as not chosen. */
function readLayout(kept: string | null): Layout {
  try {
    const { columns, isCompact } = propertiesOf(JSON.parse(kept ?? '{}'));
    const chosen = Object.entries(propertiesOf(columns)).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    );
    return { columns: Object.fromEntries(chosen), isCompact: isCompact === true };
  } catch {
    return { columns: {}, isCompact: false };
  }
}
