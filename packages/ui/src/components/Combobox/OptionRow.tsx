import { memo, type ReactNode } from 'react';
import { matchRanges } from '../../text/foldText.ts';
import { CheckIcon, PlusIcon, RefreshIcon } from '../Icon/index.ts';
import * as styles from './Combobox.css.ts';
import type { DrawOption } from './listSlots.ts';
import type { OptionSet } from './optionSet.ts';

/** Words of the options that are no items. */
export interface OptionTexts {
  addItem: string;
  retry: string;
  /** Of the option that takes all items found. */
  selectAll?: string;
}

export interface OptionRowProps {
  id: string;
  position: number;
  options: OptionSet;
  isCurrent: boolean;
  isSelected: (id: string) => boolean;
  /** Whether everything that was found is chosen. */
  isAllSelected?: boolean;
  /** Whether an item cannot be chosen now, though it could be at another time. */
  isBlocked?: ((id: string) => boolean) | undefined;
  /** Several can be chosen, and each shows a box for it. */
  isMultiple?: boolean;
  query: string;
  /** Draws an item in place of its label. */
  draw?: DrawOption | undefined;
  texts: OptionTexts;
}

/** The id of the option at a position of a listbox. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/** One option of a listbox. Scrolling changes which rows there are, and nothing in them. */
export const OptionRow = memo(function OptionRow({
  id,
  position,
  options,
  isCurrent,
  isSelected,
  isAllSelected = false,
  isBlocked,
  isMultiple = false,
  query,
  draw,
  texts,
}: OptionRowProps): ReactNode {
  const option = options.at(position);
  if (!option) return null;
  const item = option.kind === 'item' ? option.item : null;
  const isChosen = item ? isSelected(item.id) : option.kind === 'all' && isAllSelected;
  const marked = (label: string): ReactNode => <MarkedText text={label} query={query} />;
  const isDisabled = item !== null && (item.disabled || isBlocked?.(item.id));
  return (
    // The combobox has the focus.
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <option> needs <select>
      role="option"
      className={styles.option}
      data-part="option"
      data-kind={option.kind}
      data-current={isCurrent ? '' : undefined}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      aria-posinset={position + 1}
      aria-setsize={options.count}
    >
      {isMultiple && (item || option.kind === 'all') && (
        <span className={styles.box}>{isChosen && <CheckIcon size="sm" />}</span>
      )}
      {option.kind === 'create' && <PlusIcon size="sm" />}
      {option.kind === 'retry' && <RefreshIcon size="sm" />}
      <span className={styles.label} data-part="label" title={item?.label}>
        {item
          ? draw
            ? draw(position, { label: marked(item.label), query, isSelected: isChosen, isCurrent })
            : marked(item.label)
          : option.kind === 'create'
            ? `${texts.addItem} "${option.text}"`
            : option.kind === 'all'
              ? texts.selectAll
              : texts.retry}
      </span>
      {isChosen && !isMultiple && <CheckIcon size="sm" />}
    </div>
  );
});

/** A text with the parts that a query matches set off. */
function MarkedText({ text, query }: { text: string; query: string }): ReactNode {
  const ranges = matchRanges(text, query);
  if (ranges.length === 0) return text;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    parts.push(
      text.slice(done, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  return [...parts, text.slice(done)];
}
