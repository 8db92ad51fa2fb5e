import { focusedElement } from '../../dom/roots.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import type { UiMessages } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import { CloseIcon } from '../Icon/index.ts';
import { Tag } from '../Tag/index.ts';
import * as styles from './MultiSelect.css.ts';

export interface SelectedTagsProps {
  /** The id of the input. */
  id: string;
  labelId: string;
  ids: readonly string[];
  itemOf: (id: string) => ComboboxItem;
  isEditable: boolean;
  messages: UiMessages['multiSelect'];
  onRemove: (item: ComboboxItem) => void;
  /** The last one has gone: the focus needs another place. */
  onEmpty: () => void;
  ref: Ref<HTMLUListElement>;
}

/** More are a wall that nobody reads. */
const SHOWN_AT_FIRST = 10;
const SHOWN_MORE = 50;

/** The buttons of a list of tags, in their order. */
const buttonsIn = (list: Element | null): HTMLButtonElement[] => [
  ...(list?.querySelectorAll<HTMLButtonElement>('[data-part="remove"]') ?? []),
];

/** Puts the focus on the button of the last tag; whether there is one. */
export function focusLastTag(list: Element | null): boolean {
  const last = buttonsIn(list).at(-1);
  last?.focus();
  return last !== undefined;
}

/**
 * What is chosen, each with a button that removes it. All the buttons are one Tab stop, and arrow keys go from one to the next: a
 * form with twenty chosen skills must not have twenty stops more.
 */
export const SelectedTags = withRef(function SelectedTags({
  id,
  labelId,
  ids,
  itemOf,
  isEditable,
  messages,
  onRemove,
  onEmpty,
  ref,
}: SelectedTagsProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(own, ref);
  const [shownCount, setShownCount] = useState(SHOWN_AT_FIRST);
  const [stop, setStop] = useState<string | null>(null);
  // Where the focus goes when the tags have changed: the place of a tag.
  const nextFocus = useRef<number | null>(null);
  // One more would only be replaced by the button that shows it.
  const shown = ids.length <= shownCount + 1 ? ids : ids.slice(0, shownCount);
  const hiddenCount = ids.length - shown.length;
  const tabStop = stop !== null && shown.includes(stop) ? stop : shown[0];

  useClientLayoutEffect(() => {
    const next = nextFocus.current;
    nextFocus.current = null;
    // An owner may have refused to remove it, and the reader gone on.
    const activeElement = focusedElement();
    const wasHere = activeElement === document.body || root.current?.contains(activeElement);
    if (next === null || !wasHere) return;
    const buttons = buttonsIn(own.current);
    (buttons[next] ?? buttons.at(-1))?.focus();
  }, [ids, shownCount]);

  function remove(chosenId: string): void {
    if (ids.length === 1) onEmpty();
    else nextFocus.current = shown.indexOf(chosenId);
    onRemove(itemOf(chosenId));
  }

  function takeKey(event: KeyboardEvent<HTMLUListElement>): void {
    const buttons = buttonsIn(own.current);
    const at = buttons.findIndex((button) => button === event.target);
    if (at === -1) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const chosenId = shown[at];
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    if (step !== undefined) buttons[at + step]?.focus();
    else if (event.key === 'Home') buttons[0]?.focus();
    else if (event.key === 'End') buttons.at(-1)?.focus();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && chosenId !== undefined)
      remove(chosenId);
    else return;
    event.preventDefault();
  }

  if (ids.length === 0) return null;
  const listId = `${id}-selected`;
  return (
    <div ref={root} className={styles.selected} data-part="selected">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the keys */}
      <ul
        ref={mergedRef}
        id={listId}
        className={styles.tags}
        aria-label={messages.selectedItems}
        aria-labelledby={`${listId} ${labelId}`}
        onKeyDown={takeKey}
      >
        {shown.map((chosenId) => {
          const { label } = itemOf(chosenId);
          return (
            <li key={chosenId} className={styles.item}>
              <Tag tone="action">
                <span className={styles.tagText}>{label}</span>
                {isEditable && (
                  <button
                    type="button"
                    className={styles.remove}
                    data-part="remove"
                    aria-label={messages.remove({ label })}
                    tabIndex={chosenId === tabStop ? 0 : -1}
                    onFocus={() => setStop(chosenId)}
                    onClick={() => remove(chosenId)}
                  >
                    <CloseIcon size="sm" />
                  </button>
                )}
              </Tag>
            </li>
          );
        })}
      </ul>
      {hiddenCount > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            nextFocus.current = shown.length;
            setShownCount(shown.length + SHOWN_MORE);
          }}
        >
          {messages.showMore({ count: Math.min(hiddenCount, SHOWN_MORE) })}
        </Button>
      )}
    </div>
  );
});
