export { Box } from './Box.tsx';
export type { BoxProps, LayoutElement, Space } from './Box.tsx';
