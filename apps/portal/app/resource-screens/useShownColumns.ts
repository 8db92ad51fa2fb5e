import { useState } from 'react';
import type { AnyColumn, Resource } from '../resources/resource.ts';
import { deviceStore } from '../storage.ts';

export interface ShownColumns {
  /** Those that the table has, in order. */
  readonly shown: readonly AnyColumn[];
  /** Those that can be taken out or put in. */
  readonly choosable: readonly AnyColumn[];
  readonly choose: (field: string, isShown: boolean) => void;
}

/** Which columns the table has: the choice of this device. */
export function useShownColumns({ key, columns }: Pick<Resource, 'key' | 'columns'>): ShownColumns {
  const place = `columns-${key}`;
  const [chosen, setChosen] = useState(() => read(place));
  const isShown = ({ field, shown = 'table' }: AnyColumn): boolean =>
    shown === 'always' || (shown !== 'details' && (chosen[field] ?? shown === 'table'));
  return {
    shown: columns.filter(isShown),
    choosable: columns.filter(({ shown }) => shown !== 'always' && shown !== 'details'),
    choose: (field, value) => {
      const next = { ...chosen, [field]: value };
      setChosen(next);
      deviceStore.write(place, JSON.stringify(next));
    },
  };
}

/** What was chosen before, by field. Anything that cannot be read counts as nothing. */
function read(place: string): Readonly<Record<string, boolean>> {
  try {
    const kept: unknown = JSON.parse(deviceStore.read(place) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}
