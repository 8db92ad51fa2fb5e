export { AppHeader } from './AppHeader.tsx';
export type { AppHeaderProps, HeaderLink } from './AppHeader.tsx';
export { AppHeaderAction } from './AppHeaderAction.tsx';
export type { AppHeaderActionProps } from './AppHeaderAction.tsx';
