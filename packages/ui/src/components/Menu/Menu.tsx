import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  RouterProvider,
} from 'react-aria-components';
import { withholdPressableStyle } from '../../dom/withholdPressableStyle.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import type { Placement } from '../Popover/place.ts';
import { surface } from '../Popover/Popover.css.ts';
import { useFloating } from '../Popover/useFloating.ts';
import { useLayerFocus } from '../Popover/useLayerFocus.ts';
import { useOutsidePress } from '../Popover/useOutsidePress.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './Menu.css.ts';

/** One thing that the menu does, or a place it leads to. */
export interface MenuAction {
  /** Unique in the menu. */
  id: string;
  /** A verb: `Deactivate`. */
  label: string;
  /** A line below the label, part of the action's name. */
  description?: string;
  icon?: ReactElement;
  /**
   * `danger` where something is lost; ask before doing it.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Cannot be chosen. Leave out what this user may never do. */
  isDisabled?: boolean;
  /** Leads to an address instead of doing something. */
  href?: string;
}

/** Actions under a heading. */
export interface MenuGroup {
  id: string;
  label: string;
  items: readonly MenuAction[];
}

/** What the trigger, a Button or IconButton, takes. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** Name of the menu: what the actions are about. */
  label: string;
  /** Draws the button that opens it, with the given props. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly (MenuAction | MenuGroup)[];
  /** Told which action was chosen; not for one with an address. The menu has closed and focus is back on the trigger. */
  onAction?: (id: string) => void;
  /**
   * Side of the trigger; the opposite one is taken where this has no room.
   * @default 'bottom-end'
   */
  placement?: Placement;
}

/** A few actions behind one button, each a verb. To choose a value, use Select; to go round the site, SideMenu. */
export function Menu(props: MenuProps): ReactNode {
  const { label, renderTrigger, items, onAction, placement = 'bottom-end' } = props;
  const id = useId();
  const { navigate } = useProvider();
  const [focusAt, setFocusAt] = useState<'first' | 'last'>();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const isOpen = focusAt !== undefined;
  const close = (): void => setFocusAt(undefined);

  useFloating({ isOpen, anchorRef: triggerRef, floatingRef: boxRef, placement, onAnchorHidden: close });
  useOutsidePress(isOpen, [triggerRef, boxRef], close);
  useLayerFocus(isOpen, boxRef, close);
  useClientLayoutEffect(withholdPressableStyle, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFocusAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        onClick: () => setFocusAt(isOpen ? undefined : 'first'),
        onKeyDown,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      {isOpen && (
        <div
          ref={boxRef}
          popover="manual"
          tabIndex={-1}
          className={`${surface} ${styles.box}`}
          data-component="Menu"
        >
          <RouterProvider navigate={navigate}>
            <AriaMenu
              id={id}
              aria-label={label}
              autoFocus={focusAt}
              className={styles.menu}
              onAction={(key) => onAction?.(String(key))}
              onClose={close}
            >
              {items.map((item) =>
                'items' in item ? (
                  <AriaMenuSection key={item.id} id={item.id} className={styles.group}>
                    <Header className={styles.heading}>{item.label}</Header>
                    {item.items.map(drawAction)}
                  </AriaMenuSection>
                ) : (
                  drawAction(item)
                ),
              )}
            </AriaMenu>
          </RouterProvider>
        </div>
      )}
    </>
  );
}

function drawAction(action: MenuAction): ReactElement {
  return (
    <AriaMenuItem
      key={action.id}
      id={action.id}
      textValue={action.label}
      href={action.href}
      isDisabled={action.isDisabled}
      className={styles.item}
      data-tone={action.tone}
    >
      {action.icon}
      <span className={styles.texts}>
        <span>{action.label}</span>
        {action.description && <span className={styles.description}>{action.description}</span>}
      </span>
    </AriaMenuItem>
  );
}
