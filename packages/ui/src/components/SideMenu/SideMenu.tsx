import type { RootProps } from '../../dom/rootProps.ts';
import { withRef } from '../../hooks/withRef.ts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { modal as modalEnglish } from '../../messages/english/modal.ts';
import { sideMenu as sideMenuEnglish } from '../../messages/english/sideMenu.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { CloseIcon, MenuIcon } from '../Icon/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import * as modal from '../Modal/Modal.css.ts';
import { ModalBody, ModalSurface } from '../Modal/ModalSurface.tsx';
import { useProvider } from '../Provider/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { currentItem } from './currentItem.ts';
import { filterMenu, sortMenu } from './filterMenu.ts';
import { MenuEntries, type SideMenuItem } from './MenuEntries.tsx';
import * as styles from './SideMenu.css.ts';
import type { SideMenuState } from './useSideMenu.ts';

/** Props of {@link SideMenu}. */
export interface SideMenuProps extends RootProps<'nav', 'aria-label' | 'id'> {
  /** From `useSideMenu`, shared with the toggle. */
  state: SideMenuState;
  /** All entries; those that this user may not see are left out by `permissions`. */
  items: readonly SideMenuItem[];
  /**
   * What the user's role holds. An entry shows when one of its permissions is among them, or when it needs none.
   * @default every entry shows
   */
  permissions?: readonly string[];
  /** Path of the current page; its entry is marked. */
  currentPath: string;
  /**
   * Whether the entries are sorted by name, as the language does.
   * @default true
   */
  isSorted?: boolean;
  /**
   * The permissions are on their way: places of the right size, no entries.
   * @default false
   */
  isLoading?: boolean;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['sideMenu']>;
}

/**
 * The way round the site, at the start of the line. In a wide window expanded, or collapsed to a rail of icons with tooltips; in a narrow
 * one it covers the page when it is opened, and pressing an entry closes it.
 */
export const SideMenu = withRef(function SideMenu(props: SideMenuProps): ReactNode {
  const { state, items, permissions, currentPath, isSorted = true, isLoading = false, ...others } = props;
  const { messages: overrides, className, ...rest } = others;
  const { id, isNarrow, isExpanded, setExpanded } = state;
  const messages = useMessages('sideMenu', sideMenuEnglish, overrides);
  const { close } = useMessages('modal', modalEnglish);
  const { locale } = useProvider();
  const entries = useMemo(() => {
    const visible = permissions ? filterMenu(items, permissions) : [...items];
    return isSorted ? sortMenu(visible, locale) : visible;
  }, [items, permissions, isSorted, locale]);
  const current = useMemo(() => currentItem(entries, currentPath), [entries, currentPath]);
  const side = useRef<HTMLDivElement>(null);
  const currentId = current?.id;
  useEffect(() => {
    if (side.current && currentId !== undefined && !isNarrow && !isLoading) showCurrent(side.current);
  }, [currentId, isNarrow, isLoading]);

  const nav = (navId: string | undefined, isRail: boolean, onNavigate: () => void): ReactNode => (
    <nav
      {...rest}
      id={navId}
      aria-label={messages.label}
      aria-busy={isLoading || undefined}
      className={classNames(styles.nav, className)}
      data-component="SideMenu"
      data-expanded={isExpanded}
    >
      {isLoading ? (
        <MenuSkeleton label={messages.loading} />
      ) : (
        <MenuEntries
          items={entries}
          current={current}
          isRail={isRail}
          onNavigate={onNavigate}
          onExpand={() => setExpanded(true)}
        />
      )}
    </nav>
  );

  if (!isNarrow) {
    return (
      <div ref={side} className={classNames(styles.side, styles.wideOnly)}>
        {nav(id, isExpanded === false, () => {})}
      </div>
    );
  }
  const collapse = (): void => setExpanded(false);
  return (
    <ModalSurface
      isOpen={isExpanded === true}
      onClose={collapse}
      isDismissable
      closeOnNavigate
      exit="quick"
      component="SideMenuCover"
      className={styles.cover}
      outerClassName={undefined}
    >
      {({ titleId, bodyId }) => (
        <>
          <div className={modal.header}>
            <h2 id={titleId} className={modal.title}>
              {messages.toggle}
            </h2>
            <IconButton label={close} icon={<CloseIcon />} onClick={collapse} />
          </div>
          <ModalBody id={bodyId}>{nav(id, false, collapse)}</ModalBody>
        </>
      )}
    </ModalSurface>
  );
});

/** Scrolls the menu, and nothing around it, to the entry of the current page where that is out of view. */
function showCurrent(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current]')?.getBoundingClientRect();
  if (entry === undefined) return;
  const view = menu.getBoundingClientRect();
  if (entry.top >= view.top && entry.bottom <= view.bottom) return;
  menu.scrollTop += (entry.top + entry.bottom - view.top - view.bottom) / 2;
}

/** Props of {@link SideMenuToggle}. */
export interface SideMenuToggleProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** From `useSideMenu`, shared with the menu. */
  state: SideMenuState;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['sideMenu']>;
}

/** Expands and collapses the side menu. Its name stays the same; whether the menu is open is its state. */
export const SideMenuToggle = withRef(function SideMenuToggle({
  state,
  messages,
  ...rest
}: SideMenuToggleProps): ReactNode {
  const { id, isExpanded, isNarrow, setExpanded } = state;
  const { toggle } = useMessages('sideMenu', sideMenuEnglish, messages);
  return (
    <IconButton
      {...rest}
      label={toggle}
      icon={<MenuIcon />}
      aria-expanded={isExpanded}
      aria-controls={isNarrow && !isExpanded ? undefined : id}
      onClick={() => setExpanded(!isExpanded)}
    />
  );
});

function MenuSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
