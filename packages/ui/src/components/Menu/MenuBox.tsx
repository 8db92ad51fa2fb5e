import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useRef, type ReactElement, type ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  RouterProvider,
} from 'react-aria-components';
import { withholdPressableStyle } from '../../dom/withholdPressableStyle.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import type { Placement } from '../Popover/place.ts';
import { surface } from '../Popover/Popover.css.ts';
import { useFloating } from '../Popover/useFloating.ts';
import { useLayerFocus } from '../Popover/useLayerFocus.ts';
import { useOutsidePress } from '../Popover/useOutsidePress.ts';
import { useProvider } from '../Provider/index.ts';
import type { MenuAction, MenuActionDetails, MenuGroup } from './actions.ts';
import * as styles from './Menu.css.ts';
import type { OpenMenu } from './useMenuTrigger.ts';

export interface MenuBoxProps extends OpenMenu, RootProps<'div', 'id' | 'popover' | 'tabIndex'> {
  label: string;
  items: readonly (MenuAction | MenuGroup)[];
  onAction?: ((id: string, details: MenuActionDetails) => void) | undefined;
  placement?: Placement;
}

/** The heavy half of a menu, drawn while it is open. */
export const MenuBox = withRef(function MenuBox(props: MenuBoxProps): ReactNode {
  const {
    id,
    label,
    items,
    onAction,
    placement = 'bottom-end',
    triggerRef,
    focusAt,
    onClose,
    ...rest
  } = props;
  const { navigate } = useProvider();
  const boxRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(boxRef, rest.ref);

  useFloating({
    isOpen: true,
    anchorRef: triggerRef,
    floatingRef: boxRef,
    placement,
    onAnchorHidden: onClose,
  });
  useOutsidePress(true, [triggerRef, boxRef], onClose);
  useLayerFocus(true, boxRef, onClose);
  useClientLayoutEffect(withholdPressableStyle, []);

  return (
    <div
      {...rest}
      ref={mergedRef}
      popover="manual"
      tabIndex={-1}
      className={classNames(surface, styles.box, rest.className)}
      data-component="Menu"
    >
      <RouterProvider navigate={navigate}>
        <AriaMenu
          id={id}
          aria-label={label}
          autoFocus={focusAt}
          className={styles.menu}
          onAction={(key) => {
            const action = items.flatMap(actionsIn).find(({ id: actionId }) => actionId === key);
            if (action) onAction?.(action.id, { action });
          }}
          onClose={onClose}
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
  );
});

const actionsIn = (item: MenuAction | MenuGroup): readonly MenuAction[] =>
  'items' in item ? item.items : [item];

function drawAction(action: MenuAction): ReactElement {
  return (
    <AriaMenuItem
      key={action.id}
      id={action.id}
      textValue={action.label}
      href={action.href}
      isDisabled={action.disabled}
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
