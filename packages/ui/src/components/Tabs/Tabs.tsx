import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  /** One or two words. */
  label: string;
  /** Shown behind the label, for example the number of new messages. Not shown when 0. */
  count?: number;
  /** The count in words, part of the tab's name: `3 new`. */
  countLabel?: string;
  /** Cannot be chosen; the arrow keys pass over it. */
  isDisabled?: boolean;
  /** What the tab shows; built only while the tab is chosen. */
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Name of the row of tabs. */
  label: string;
  /** At least one. */
  items: readonly TabItem[];
  /** The chosen tab, when the parent decides. */
  selectedId?: string;
  /** The tab that is chosen at first. The first tab that can be chosen, if left out. */
  defaultSelectedId?: string;
  /** Told which tab the reader has chosen. */
  onChange?: (id: string) => void;
}

/**
 * Two to six views of the same thing, of which one shows. The arrow keys choose, Tab goes on into the view.
 * On a narrow screen the row scrolls sideways, the page does not.
 */
export function Tabs({ label, items, selectedId, defaultSelectedId, onChange }: TabsProps): ReactNode {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(defaultSelectedId);
  const choosable = items.filter(({ isDisabled }) => !isDisabled);
  const selected = items.find(({ id }) => id === (selectedId ?? ownId)) ?? choosable[0] ?? items[0];
  if (!selected) return null;

  const idOf = (kind: 'tab' | 'panel', id: string): string => `${baseId}${kind}-${id}`;
  const choose = (item: TabItem): void => {
    setOwnId(item.id);
    if (item.id !== selected.id) onChange?.(item.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const target = tabForKey(event, choosable, selected);
    if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(target);
    const tab = listRef.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf('tab', target.id))}`);
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div className={styles.root} data-component="Tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on its tabs, one of which is a stop */}
      <div ref={listRef} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const isSelected = item === selected;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={idOf('tab', item.id)}
              aria-label={item.count && item.countLabel ? `${item.label}, ${item.countLabel}` : undefined}
              aria-selected={isSelected}
              aria-controls={isSelected ? idOf('panel', item.id) : undefined}
              tabIndex={isSelected ? 0 : -1}
              disabled={item.isDisabled}
              className={styles.tab}
              data-part="tab"
              onClick={() => choose(item)}
            >
              {item.label}
              {/* The space keeps the number apart where the name is made from the text. */}
              {item.count ? (
                <>
                  {' '}
                  <Badge tone="accent">{item.count}</Badge>
                </>
              ) : null}
            </button>
          );
        })}
      </div>
      <div
        key={selected.id}
        role="tabpanel"
        id={idOf('panel', selected.id)}
        aria-labelledby={idOf('tab', selected.id)}
        tabIndex={0}
        className={styles.panel}
        data-part="panel"
      >
        {selected.content}
      </div>
    </div>
  );
}

/** The tab that a key asks for. Left and right are what the eye sees, so they change places in right-to-left text. */
function tabForKey(
  event: KeyboardEvent<HTMLElement>,
  tabs: readonly TabItem[],
  selected: TabItem,
): TabItem | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return tabs.at((tabs.indexOf(selected) + step) % tabs.length);
    case 'Home':
      return tabs.at(0);
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
