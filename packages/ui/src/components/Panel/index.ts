export { Panel } from './Panel.tsx';
export type { PanelProps } from './Panel.tsx';
export type { DismissReason } from '../Modal/dismissStack.ts';
