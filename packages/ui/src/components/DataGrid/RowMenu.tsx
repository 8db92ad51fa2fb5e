import { useEffect, type ReactNode } from 'react';
import { MoreIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { MenuAction, MenuGroup } from '../Menu/actions.ts';
import { useMenuTrigger } from '../Menu/useMenuTrigger.ts';
import type { LateMenuBox } from './useLateMenuBox.ts';

interface RowMenuProps {
  label: string;
  items: readonly (MenuAction | MenuGroup)[];
  menu: LateMenuBox;
  onAction: (id: string) => void;
}

/** What can be done with one row. Only its button is drawn until it is pressed, because there is one in each row. */
export function RowMenu({ label, items, menu, onAction }: RowMenuProps): ReactNode {
  const { triggerProps, openMenu } = useMenuTrigger();
  const { MenuBox, hasFailed, load } = menu;
  const isOpen = openMenu !== undefined;
  const close = openMenu?.onClose;
  useEffect(() => {
    if (isOpen && MenuBox === undefined) load();
  }, [isOpen, MenuBox, load]);
  useEffect(() => {
    if (hasFailed) close?.();
  }, [hasFailed, close]);
  return (
    <>
      <IconButton label={label} icon={<MoreIcon />} {...triggerProps} />
      {openMenu && MenuBox && <MenuBox {...openMenu} label={label} items={items} onAction={onAction} />}
    </>
  );
}
