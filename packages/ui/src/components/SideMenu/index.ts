export { SideMenu, SideMenuToggle } from './SideMenu.tsx';
export type { SideMenuProps, SideMenuToggleProps } from './SideMenu.tsx';
export type { SideMenuItem } from './MenuEntries.tsx';
export { useSideMenu } from './useSideMenu.ts';
export type { SideMenuState } from './useSideMenu.ts';
export { filterMenu, sortMenu } from './filterMenu.ts';
