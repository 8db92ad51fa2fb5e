export { AppShell, mainId } from './AppShell.tsx';
export type { AppShellProps } from './AppShell.tsx';
