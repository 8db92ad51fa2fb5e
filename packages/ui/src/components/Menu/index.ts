export type { MenuAction, MenuActionDetails, MenuGroup } from './actions.ts';
export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.tsx';
export type { MenuTriggerProps } from './useMenuTrigger.ts';
