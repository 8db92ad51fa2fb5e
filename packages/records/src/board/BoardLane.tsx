import { Link } from '@aarambh/ui/Link';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Text } from '@aarambh/ui/Text';
import type { DragEvent, ReactNode } from 'react';
import type { Page } from '../calls/calls.ts';
import type { BoardColumn, Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { useTranslation } from '../host/hooks.ts';
import type { ListAddress } from '../list/useListAddress.ts';
import * as styles from './Board.css.ts';
import { BoardCard } from './BoardCard.tsx';
import type { BoardMoves } from './useBoardMoves.ts';

interface BoardLaneProps {
  readonly resource: Resource;
  readonly address: ListAddress;
  readonly column: BoardColumn;
  /** Its place among the columns. */
  readonly index: number;
  readonly name: string;
  /** How many records it has, beside its name. */
  readonly count: ReactNode;
  /** Undefined while it is read. */
  readonly page: Page | undefined;
  /** Whether the page is of the search before. */
  readonly isPlaceholder: boolean;
  /** Whether it is the one that a narrow window shows. */
  readonly isCurrent: boolean;
  /** The property that says in which column a record stands. */
  readonly by: string;
  readonly moves: BoardMoves;
  /** Id of the text that says how cards are moved. */
  readonly hint: string;
}

const noRows: readonly AnyRow[] = [];

/** One column of a board: its first cards, and the way to the others. */
export function BoardLane(props: BoardLaneProps) {
  const { resource, address, column, index, name, count, page, isPlaceholder, isCurrent, by, moves, hint } =
    props;
  const { t } = useTranslation();
  const rows = page?.rows ?? noRows;
  const isTarget = moves.isTarget(column);
  const table = address.hrefOf({ filters: { [by]: column.value }, isBoard: false });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- cards are dropped here; the menu and the keys of a card do the same
    <section
      className={styles.column}
      aria-label={name}
      aria-busy={page === undefined || isPlaceholder}
      data-current={isCurrent || undefined}
      data-target={isTarget || undefined}
      onDragOver={(event: DragEvent) => isTarget && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        moves.drop(column);
      }}
    >
      <h2 className={styles.heading}>
        <Link variant="standalone" href={table}>
          {name}
        </Link>{' '}
        {count}
      </h2>
      {page === undefined && <Skeleton />}
      {page !== undefined && rows.length === 0 && (
        <Text size="sm" tone="muted">
          {t('resources.board.empty')}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ul role="list" className={styles.cards} inert={isPlaceholder}>
        {rows.map((row) => (
          <BoardCard
            key={row.id}
            resource={resource}
            row={row}
            href={address.hrefOf({ record: row.id })}
            hint={hint}
            actions={moves.offered(row)}
            isMovable={moves.isMovable(row)}
            hasArrived={moves.hasArrived(row, column.value)}
            onArrived={moves.forget}
            onAction={(id) => moves.run(id, row)}
            onMove={(way) => moves.moveBeside(row, index, way)}
            onDrag={moves.drag}
          />
        ))}
      </ul>
      {page !== undefined && (page.total > rows.length || page.isTotalMinimum) && (
        <Link href={table}>{t('resources.board.more')}</Link>
      )}
    </section>
  );
}
