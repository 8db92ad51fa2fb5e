export { Menu } from './Menu.tsx';
export type { MenuAction, MenuGroup, MenuProps, MenuTriggerProps } from './Menu.tsx';
