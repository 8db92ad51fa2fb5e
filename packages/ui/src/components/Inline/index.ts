export { Inline } from './Inline.tsx';
export type { InlineProps } from './Inline.tsx';
