import { isApiError } from '@aarambh/api-client';
import { useState } from 'react';
import { useService, useTellFailure, useTranslation } from '../host/hooks.ts';
import type { FoundAll } from '../declare/action.ts';
import { readAllRows } from '../calls/allRows.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { alerts } from '@aarambh/ui/AlertRegion';
import { mostInBulk } from './bulk.ts';
import type { ListAddress } from '../list/useListAddress.ts';

export interface ChosenRows {
  readonly rows: readonly AnyRow[];
  readonly ids: ReadonlySet<string>;
  /** Chooses exactly these, of the rows on the page and those that were chosen before. */
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** Chooses these too, whatever page they are on. */
  readonly add: (rows: readonly AnyRow[]) => void;
  readonly clear: () => void;
  /** Reads all rows that the search and the filters find, and chooses them. */
  readonly chooseAll: () => Promise<void>;
  readonly isReading: boolean;
  /** Set while all that the search and the filters find are chosen, and nothing else. */
  readonly all: FoundAll | undefined;
}

type Chosen = ReadonlyMap<string, AnyRow>;

const none: Chosen = new Map();

interface State {
  readonly chosen: Chosen;
  readonly isReading: boolean;
  readonly isAll?: boolean;
  /** The search and the filters that the rows were found by. */
  readonly of: string;
}

/**
 * The rows that are ticked, on whatever page they stand. Another search or filter begins anew: nothing is done to rows that one does
 * not see in the list.
 * @param shown the rows of the page
 * @param total how many the list says that there are
 */
export function useChosenRows(
  resource: Resource,
  { query }: Pick<ListAddress, 'query'>,
  shown: readonly AnyRow[],
  total: number,
): ChosenRows {
  const { t } = useTranslation();
  const service = useService();
  const tellFailure = useTellFailure();
  const { sort: _sort, ...conditions } = query;
  const of = JSON.stringify(conditions);
  const [state, setState] = useState<State>({ chosen: none, isReading: false, of });
  if (state.of !== of) setState({ chosen: none, isReading: false, of });
  const current = state.of === of ? state.chosen : none;
  // By the time that all rows are read the list may be another one.
  const set = (chosen: Chosen, { isReading = false, isAll = false } = {}): void =>
    setState((before) => (before.of === of ? { chosen, isReading, isAll, of } : before));

  async function chooseAll(): Promise<void> {
    set(current, { isReading: true });
    try {
      const all = await readAllRows(service, resource, query, mostInBulk);
      set(new Map(all.map((row) => [row.id, row])), { isAll: true });
      if (all.length !== total) alerts.info(t('resources.bulk.changed', { count: all.length }));
    } catch (error) {
      set(current);
      if (!isApiError(error)) throw error;
      tellFailure(error);
    }
  }

  return {
    rows: [...current.values()],
    ids: new Set(current.keys()),
    choose: (ids) => {
      const known = new Map([...current, ...shown.map((row) => [row.id, row] as const)]);
      set(new Map([...known].filter(([id]) => ids.has(id))));
    },
    add: (rows) => set(new Map([...current, ...rows.map((row) => [row.id, row] as const)])),
    clear: () => set(none),
    chooseAll,
    isReading: state.isReading,
    all: state.of === of && state.isAll === true ? { query, count: current.size } : undefined,
  };
}
