import { useState } from 'react';
import { useIsCompact } from '../host/hooks.ts';
import { useHost } from '../host/host.ts';
import { propertiesOf } from '../calls/calls.ts';
import type { AnyColumn } from '../declare/column.ts';
import type { Resource } from '../declare/resource.ts';
import { choosableColumns, fieldsOf } from './listAddress.ts';
import type { ListAddress } from './useListAddress.ts';

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
  /** Whether the rows stand close. */
  readonly chooseCompact: (isCompact: boolean) => void;
  /** Puts a column in or takes it out; then the choice is this device's, whatever the address named. */
  readonly chooseColumn: (field: string, isIn: boolean) => void;
}

/** How the list looks: the columns that its address names, or else the choice of this device. */
export function useListLayout(
  { key, columns }: Pick<Resource, 'key' | 'columns'>,
  address: Pick<ListAddress, 'columns' | 'go'>,
): ListLayout {
  const { device } = useHost();
  const place = `list-${key}`;
  const [chosen, setChosen] = useState(() => readLayout(device.read(place)));
  const isAllCompact = useIsCompact();
  const layout: Layout = { ...chosen, isCompact: chosen.isCompact ?? isAllCompact };
  const named = address.columns === '' ? undefined : fieldsOf(address.columns);
  const isShown = ({ field, shown = 'table' }: AnyColumn): boolean =>
    shown === 'always' ||
    (shown !== 'details' && (named?.has(field) ?? layout.columns[field] ?? shown === 'table'));
  const choosable = choosableColumns({ columns });
  const choose = (change: Partial<Layout>): void => {
    const next = { ...chosen, ...change };
    setChosen(next);
    device.write(place, JSON.stringify(next));
  };
  return {
    layout,
    shown: columns.filter(isShown),
    choosable,
    chooseCompact: (isCompact) => choose({ isCompact }),
    chooseColumn: (field, isIn) => {
      const now = named && Object.fromEntries(choosable.map((column) => [column.field, isShown(column)]));
      choose({ columns: { ...layout.columns, ...now, [field]: isIn } });
      if (named !== undefined) address.go({ columns: '' }, { replace: true });
    },
  };
}

/** What was chosen for this list; the rows stand as everywhere where nothing was chosen. */
interface Chosen extends Pick<Layout, 'columns'> {
  readonly isCompact: boolean | undefined;
}

/** What was chosen before. Anything that cannot be read counts as not chosen. */
function readLayout(kept: string | null): Chosen {
  try {
    const { columns, isCompact } = propertiesOf(JSON.parse(kept ?? '{}'));
    const chosen = Object.entries(propertiesOf(columns)).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    );
    return {
      columns: Object.fromEntries(chosen),
      isCompact: typeof isCompact === 'boolean' ? isCompact : undefined,
    };
  } catch {
    return { columns: {}, isCompact: undefined };
  }
}
