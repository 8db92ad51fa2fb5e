import { MoreIcon } from '@aarambh/ui/Icon';
import { IconButton } from '@aarambh/ui/IconButton';
import { Link } from '@aarambh/ui/Link';
import { Menu, type MenuAction } from '@aarambh/ui/Menu';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFormats, useTranslation } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import * as styles from './Board.css.ts';
import { cellOf } from '../cells/cells.tsx';
import { titleOf } from '../cells/cellWords.ts';

interface BoardCardProps {
  readonly resource: Resource;
  readonly row: AnyRow;
  /** Address of its sheet. */
  readonly href: string;
  /** Id of what tells how a card is moved. */
  readonly hint: string;
  readonly actions: readonly MenuAction[];
  readonly isMovable: boolean;
  /** It was moved here a moment ago: the focus goes with it. */
  readonly hasArrived: boolean;
  readonly onArrived: () => void;
  readonly onAction: (id: string) => void;
  /** To the next column on this side that takes it. */
  readonly onMove: (way: 1 | -1) => void;
  /** Undefined: it was let go. */
  readonly onDrag: (row: AnyRow | undefined) => void;
}

/** One record of a board. */
export function BoardCard(props: BoardCardProps) {
  const { resource, row, href, hint, actions, isMovable, hasArrived, onArrived, onAction, onMove, onDrag } =
    props;
  const { t } = useTranslation();
  const formats = useFormats();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!hasArrived) return;
    card.current?.querySelector('a')?.focus();
    onArrived();
  }, [hasArrived, onArrived]);
  const name = resource.nameOf(row);
  // The first is the name; the column says the status.
  const columns = resource.columns
    .slice(1)
    .filter(({ field, shown = 'table' }) => shown === 'table' && field !== resource.countedBy);
  const facts = columns.flatMap((column) => {
    const cell = cellOf(column, row, t, formats);
    return cell === null ? [] : [{ id: column.field, title: titleOf(column, t), cell }];
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the link and the button in it; dragging is one more way
    <li
      ref={card}
      className={styles.card}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(row);
      }}
      onDragEnd={() => onDrag(undefined)}
      onKeyDown={(event) => pressed(event, isMovable ? onMove : undefined)}
    >
      <div className={styles.cardHead}>
        <Link
          variant="standalone"
          href={href}
          aria-describedby={isMovable ? hint : undefined}
          draggable={false}
        >
          {name}
        </Link>
        {actions.length > 0 && (
          <Menu
            label={t('resources.board.menu', { name })}
            items={actions}
            onAction={onAction}
            renderTrigger={(trigger) => (
              <IconButton label={t('resources.board.menu', { name })} icon={<MoreIcon />} {...trigger} />
            )}
          />
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ id, title, cell }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.factTitle}>{title}</dt>
            <dd className={styles.factValue}>{cell}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Arrows go from card to card, up and down and to the columns beside; with Shift they move the card. */
function pressed(event: KeyboardEvent<HTMLLIElement>, onMove: ((way: 1 | -1) => void) | undefined): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const { currentTarget: card, key } = event;
  // Keys in its open menu are the menu's own.
  if (!(event.target instanceof Node) || !card.contains(event.target)) return;
  const way = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (event.shiftKey) return;
    event.preventDefault();
    focusCard(way === 1 ? card.nextElementSibling : card.previousElementSibling);
  } else if (key === 'ArrowRight' || key === 'ArrowLeft') {
    event.preventDefault();
    if (event.shiftKey) onMove?.(way);
    else focusCard(besideOf(card, way));
  }
}

const focusCard = (card: Element | null | undefined): void => card?.querySelector('a')?.focus();

/** The first card of the next column on this side that has one and is seen. */
function besideOf(card: Element, way: 1 | -1): Element | undefined {
  const columns = [...(card.closest('[data-component="Board"]')?.querySelectorAll('section') ?? [])];
  const index = columns.findIndex((column) => column.contains(card));
  const on = way === 1 ? columns.slice(index + 1) : columns.slice(0, index).toReversed();
  return on.flatMap((column) => column.querySelector('li') ?? []).find((each) => each.checkVisibility());
}
