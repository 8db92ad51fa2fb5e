import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { Badge } from '../Badge/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useProvider } from '../Provider/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { CurrentItem } from './currentItem.ts';
import * as styles from './SideMenu.css.ts';

/** An entry of the side menu: a link (`href`), a button (`onClick`), or a group (`children`). */
export interface SideMenuItem {
  /** Unique in the menu. */
  id: string;
  /** What it is sorted by, too. */
  label: string;
  icon?: ReactElement;
  href?: string;
  /** For an entry that opens something on this page, as the notifications panel. */
  onClick?: () => void;
  /** Any one of them is enough; none or empty: everybody sees the entry. */
  permissions?: readonly string[];
  /** Only in a narrow window, where the header has no room for it. */
  isNarrowOnly?: boolean;
  /** A number behind the name, with what it counts: `3 new`. Not shown when 0. */
  badge?: { count: number; label: string };
  children?: readonly SideMenuItem[];
}

interface MenuEntriesProps {
  items: readonly SideMenuItem[];
  current: CurrentItem | undefined;
  /** Collapsed to icons. */
  isRail: boolean;
  /** An entry was pressed. */
  onNavigate: () => void;
  /** A group was pressed in the rail, where its children have no room. */
  onExpand: () => void;
}

/** One level of the menu. */
export function MenuEntries({ items, ...shared }: MenuEntriesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={classNames(item.isNarrowOnly && styles.narrowOnly)}>
          {item.children?.length ? <Group item={item} {...shared} /> : <Entry item={item} {...shared} />}
        </li>
      ))}
    </ul>
  );
}

type EntryProps = Omit<MenuEntriesProps, 'items'> & { item: SideMenuItem };

function Entry({ item, current, isRail, onNavigate }: EntryProps): ReactNode {
  const { LinkComponent } = useProvider();
  const { href, onClick } = item;
  const press = (): void => {
    onNavigate();
    onClick?.();
  };
  const shared = {
    className: styles.entry,
    'data-part': 'entry',
    'aria-label': item.badge?.count ? `${item.label}, ${item.badge.label}` : undefined,
    onClick: press,
    children: <EntryContent item={item} />,
  };
  const isCurrent = current?.id === item.id;
  return (
    <Tooltip content={item.label} placement="inline-end" disabled={!isRail}>
      {href === undefined ? (
        <button type="button" {...shared} />
      ) : (
        // A page below the entry's own is in its section, but is not that page.
        <LinkComponent
          {...shared}
          href={href}
          aria-current={isCurrent ? (current.isExact ? 'page' : 'true') : undefined}
        />
      )}
    </Tooltip>
  );
}

/** Entries that fold away. The group of the current page is open at first. */
function Group({ item, ...shared }: EntryProps): ReactNode {
  const { current, isRail, onExpand } = shared;
  const id = useId();
  const children = item.children ?? [];
  const holdsCurrent = children.some((child) => child.id === current?.id);
  const [isOpen, setOpen] = useState(holdsCurrent);
  const isShown = isOpen && !isRail;
  const press = (): void => {
    setOpen(isRail || !isOpen);
    if (isRail) onExpand();
  };
  return (
    <>
      <Tooltip content={item.label} placement="inline-end" disabled={!isRail}>
        <button
          type="button"
          className={styles.entry}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          data-part="group"
          data-holds-current={holdsCurrent || undefined}
          onClick={press}
        >
          <EntryContent item={item} />
          <ChevronDownIcon size="sm" className={styles.chevron} />
        </button>
      </Tooltip>
      {isShown && (
        <div id={id} className={styles.children}>
          <MenuEntries items={children} {...shared} />
        </div>
      )}
    </>
  );
}

function EntryContent({ item: { icon, label, badge } }: { item: SideMenuItem }): ReactNode {
  return (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
      {badge && badge.count > 0 && (
        <>
          {' '}
          <Badge tone="accent">{badge.count}</Badge>
        </>
      )}
    </>
  );
}
