import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import type { Placement } from '../Popover/place.ts';
import type { MenuAction, MenuActionDetails, MenuGroup } from './actions.ts';
import { MenuBox } from './MenuBox.tsx';
import { useMenuTrigger, type MenuTriggerProps } from './useMenuTrigger.ts';

/** Props of {@link Menu}. */
export interface MenuProps extends RootProps<'div', 'id' | 'popover' | 'tabIndex'> {
  /** Name of the menu: what the actions are about. */
  label: string;
  /** Draws the button that opens it, with the given props. */
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly (MenuAction | MenuGroup)[];
  /** Told which action was chosen; not for one with an address. The menu has closed and focus is back on the trigger. */
  onAction?: (id: string, details: MenuActionDetails) => void;
  /**
   * Side of the trigger; the opposite one is taken where this has no room.
   * @default 'bottom-end'
   */
  placement?: Placement;
}

/** A few actions behind one button, each a verb. To choose a value, use Select; to go round the site, SideMenu. */
export const Menu = withRef(function Menu({ renderTrigger, ...rest }: MenuProps): ReactNode {
  const { triggerProps, openMenu } = useMenuTrigger();
  return (
    <>
      {renderTrigger(triggerProps)}
      {openMenu && <MenuBox {...rest} {...openMenu} />}
    </>
  );
});
