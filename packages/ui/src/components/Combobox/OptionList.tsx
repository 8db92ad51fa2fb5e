import { useRef, useState, type MouseEvent, type ReactNode, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import type { DrawOption } from './listSlots.ts';
import type { OptionSet } from './optionSet.ts';
import { OptionRow, optionId, type OptionTexts } from './OptionRow.tsx';
import * as styles from './Combobox.css.ts';
import { scrollTopToShow, visibleWindow, type RowWindow } from './visibleWindow.ts';

export interface OptionListProps {
  /** The id of the listbox; options get ids from it. */
  id: string;
  labelledBy: string;
  options: OptionSet;
  /** The position of the current option, or -1. */
  current: number;
  isSelected: (id: string) => boolean;
  /** Whether everything that was found is chosen. */
  isAllSelected?: boolean;
  /** Whether an item cannot be chosen now, though it could be at another time. */
  isBlocked?: (id: string) => boolean;
  isMultiple?: boolean;
  isBusy: boolean;
  /** What was typed, marked in the labels. */
  query: string;
  /** Draws an item in place of its label. */
  draw?: DrawOption | undefined;
  texts: OptionTexts;
  onChoose: (position: number) => void;
  /** The pointer has moved to an option. */
  onPoint: (position: number) => void;
}

/** What is known of the list on screen, in CSS pixels. */
interface View {
  rowHeight: number;
  viewportHeight: number;
  scrollTop: number;
  /** Scrolled by hand since its rows are there. */
  isMoving: boolean;
}

/** Until the first rows can be measured. */
const presumed: View = { rowHeight: 44, viewportHeight: 240, scrollTop: 0, isMoving: false };

function isSameView(one: View, other: View): boolean {
  return (
    one.rowHeight === other.rowHeight &&
    one.viewportHeight === other.viewportHeight &&
    one.scrollTop === other.scrollTop &&
    one.isMoving === other.isMoving
  );
}

/** Measures a list, except for what cannot be seen of it now. */
function measure(list: HTMLElement, before: View): View {
  const row = list.querySelector('[role="option"]');
  return {
    rowHeight: row?.getBoundingClientRect().height || before.rowHeight,
    viewportHeight: list.clientHeight || before.viewportHeight,
    scrollTop: list.scrollTop,
    isMoving: before.isMoving,
  };
}

/** The position of the option that an event happened in, or null. */
function positionOf(event: MouseEvent): number | null {
  const option = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
  const position = option?.getAttribute('aria-posinset') ?? null;
  return position === null || option?.getAttribute('aria-disabled') === 'true' ? null : Number(position) - 1;
}

/**
 * A listbox of any length. Only the rows in view are in the page; each says its place among all of them, so that a screen
 * reader counts right.
 */
export function OptionList(props: OptionListProps): ReactNode {
  const { id, options, current, onChoose, onPoint } = props;
  const { rows } = options;
  const listRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(presumed);
  const [shownRows, setShownRows] = useState(rows);
  const { rowCount } = rows;
  if (rows !== shownRows) {
    setShownRows(rows);
    // A search brings its best match into view. Rows that were in view before would be made only to be thrown away.
    const scrollTop =
      current === -1 ? view.scrollTop : scrollTopToShow(rows.rowOf(current), { ...view, rowCount });
    const next = { ...view, scrollTop, isMoving: false };
    if (!isSameView(next, view)) setView(next);
  }
  const { first, end } = visibleWindow({ ...view, rowCount });

  /** Follows the scrolling; the rows are there before it is painted. */
  function follow({ currentTarget: { scrollTop } }: UIEvent): void {
    // The list was brought here, and not by hand.
    if (scrollTop === view.scrollTop) return;
    const moved = { ...view, scrollTop, isMoving: true };
    const next = visibleWindow({ ...moved, rowCount });
    if (next.first !== first || next.end !== end) flushSync(() => setView(moved));
  }

  /** Measures the list and, if asked to, brings the current option into view. */
  function settle(list: HTMLElement, showsCurrent: boolean): void {
    const now = measure(list, view);
    if (showsCurrent && current !== -1) {
      const scrollTop = scrollTopToShow(rows.rowOf(current), { ...now, rowCount });
      if (scrollTop !== now.scrollTop) {
        list.scrollTop = scrollTop;
        now.scrollTop = list.scrollTop;
      }
    }
    if (!isSameView(now, view)) setView(now);
  }
  const latest = useLatest(settle);

  useClientLayoutEffect(() => {
    if (listRef.current) latest.current(listRef.current, true);
  }, [rows, current, latest]);

  useClientLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    // A panel has no size until it is shown, which comes after this; a phone's keyboard takes some of it away later.
    let wasShown = false;
    const resized = new ResizeObserver(() => {
      latest.current(list, !wasShown);
      wasShown = list.clientHeight > 0;
    });
    resized.observe(list);
    return () => resized.disconnect();
  }, [latest]);

  const currentRow = current === -1 ? -1 : rows.rowOf(current);
  const isStray = currentRow !== -1 && (currentRow < first || currentRow >= end);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and takes the keys
    <div
      ref={listRef}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <select> has no search and no window of rows
      role="listbox"
      className={styles.listbox}
      data-part="listbox"
      // Browsers make what scrolls a Tab stop: Tab would go to the list, which closes under it, and so nowhere.
      tabIndex={-1}
      aria-labelledby={props.labelledBy}
      aria-multiselectable={props.isMultiple}
      aria-busy={props.isBusy || undefined}
      onScroll={follow}
      onClick={(event) => {
        const position = positionOf(event);
        if (position !== null) onChoose(position);
      }}
      onMouseMove={(event) => {
        const position = positionOf(event);
        if (position !== null && position !== current) onPoint(position);
      }}
    >
      <div style={{ height: rowCount * view.rowHeight }} role="presentation" />
      <div
        className={styles.rows}
        style={{ transform: `translateY(${first * view.rowHeight}px)` }}
        role="presentation"
      >
        <WindowRows {...props} first={first} end={end} />
      </div>
      {isStray && (
        // What the combobox says is its current option has to be in the page.
        <div
          className={styles.strayRow}
          style={{ transform: `translateY(${currentRow * view.rowHeight}px)` }}
          role="presentation"
        >
          <OptionRow
            id={optionId(id, current)}
            position={current}
            options={options}
            isCurrent
            isSelected={props.isSelected}
            isAllSelected={props.isAllSelected}
            isBlocked={props.isBlocked}
            isMultiple={props.isMultiple}
            query={props.query}
            draw={props.draw}
            texts={props.texts}
          />
        </div>
      )}
    </div>
  );
}

/** The rows from `first` on, options under one heading in a group of its name. */
function WindowRows({ first, end, ...props }: OptionListProps & RowWindow): ReactNode {
  const { id, options, current, isSelected, isAllSelected, isBlocked, isMultiple, query, draw, texts } =
    props;
  const { rows } = options;
  const content: { group: string | null; rows: ReactNode[] }[] = [];
  for (let number = first; number < end; number += 1) {
    const row = rows.rowAt(number);
    const group = row.kind === 'heading' ? row.group : rows.groupAt(row.position);
    let block = content.at(-1);
    if (!block || block.group !== group) {
      block = { group, rows: [] };
      content.push(block);
    }
    block.rows.push(
      row.kind === 'heading' ? (
        <div key={number} className={styles.heading} aria-hidden>
          {row.group}
        </div>
      ) : (
        <OptionRow
          key={number}
          id={optionId(id, row.position)}
          position={row.position}
          options={options}
          isCurrent={row.position === current}
          isSelected={isSelected}
          isAllSelected={isAllSelected}
          isBlocked={isBlocked}
          isMultiple={isMultiple}
          query={query}
          draw={draw}
          texts={texts}
        />
      ),
    );
  }
  return content.map((block, index) =>
    block.group === null ? (
      block.rows
    ) : (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <optgroup> needs <select>
      <div key={index} role="group" aria-label={block.group}>
        {block.rows}
      </div>
    ),
  );
}
