import { useEffect, type ReactNode } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import type { Late } from '../../hooks/useLate.ts';
import { MoreIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { MenuAction, MenuGroup } from '../Menu/actions.ts';
import type { MenuBox } from '../Menu/MenuBox.tsx';
import { useMenuTrigger } from '../Menu/useMenuTrigger.ts';

interface RowMenuProps {
  label: string;
  items: readonly (MenuAction | MenuGroup)[];
  /** The drawn part of a menu, which arrives after the grid. */
  menu: Late<typeof MenuBox>;
  onAction: (id: string) => void;
}

/** What can be done with one row. Only its button is drawn until it is pressed, because there is one in each row. */
export function RowMenu({ label, items, menu, onAction }: RowMenuProps): ReactNode {
  const { triggerProps, openMenu } = useMenuTrigger();
  const { part: Box, load } = menu;
  const isOpen = openMenu !== undefined;
  const close = useLatest(openMenu?.onClose);
  useEffect(() => {
    if (!isOpen || Box !== undefined) return;
    void (async () => {
      if (!(await load())) close.current?.();
    })();
  }, [isOpen, Box, load, close]);
  return (
    <>
      <IconButton label={label} icon={<MoreIcon />} {...triggerProps} />
      {openMenu && Box && <Box {...openMenu} label={label} items={items} onAction={onAction} />}
    </>
  );
}
