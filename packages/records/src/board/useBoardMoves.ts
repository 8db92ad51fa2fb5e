import { useCallback, useState } from 'react';
import type { ListAddress } from '../list/useListAddress.ts';
import { useRecordActions, type Ask } from '../actions/useRecordActions.ts';
import type { BoardColumn, Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';

interface BoardParts {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly isOnline: boolean;
  readonly onAsk: Ask;
  readonly columns: readonly BoardColumn[];
  /** The property that says in which column a record stands. */
  readonly by: string;
}

/** How cards go from column to column, by the same steps as in the table. */
export function useBoardMoves({ resource, address, isOnline, onAsk, columns, by }: BoardParts) {
  const actions = useRecordActions(resource, address, onAsk);
  const [dragged, setDragged] = useState<AnyRow>();
  const [moved, setMoved] = useState<{ readonly id: string; readonly from: string }>();
  const forget = useCallback(() => setMoved(undefined), []);
  const mayEnter = (row: AnyRow, { action }: BoardColumn): boolean =>
    isOnline && action !== undefined && actions.of(row).some(({ id }) => id === action);
  const run = (action: string, row: AnyRow): void => {
    setMoved({ id: row.id, from: String(row[by]) });
    actions.run(action, row);
  };
  const enter = (row: AnyRow, { action }: BoardColumn): void => {
    if (action !== undefined) run(action, row);
  };
  return {
    /** What is offered at a card; without a network it can only be looked at. */
    offered: (row: AnyRow) =>
      actions.of(row).map((action) => ({ ...action, disabled: !isOnline && action.id !== 'view' })),
    run,
    isMovable: (row: AnyRow): boolean => columns.some((each) => mayEnter(row, each)),
    /** To the next column on this side that the card may be moved to. */
    moveBeside: (row: AnyRow, index: number, way: 1 | -1): void => {
      const on = way === 1 ? columns.slice(index + 1) : columns.slice(0, index).toReversed();
      const next = on.find((column) => mayEnter(row, column));
      if (next !== undefined) enter(row, next);
    },
    drag: setDragged,
    /** Whether the card that is dragged may be dropped on a column. */
    isTarget: (column: BoardColumn): boolean => dragged !== undefined && mayEnter(dragged, column),
    drop: (column: BoardColumn): void => {
      if (dragged !== undefined && mayEnter(dragged, column)) enter(dragged, column);
      setDragged(undefined);
    },
    /** Whether a card has just come from another column than this one. */
    hasArrived: (row: AnyRow, value: string): boolean => moved?.id === row.id && moved.from !== value,
    forget,
  };
}

export type BoardMoves = ReturnType<typeof useBoardMoves>;
