export { ResultCount } from './ResultCount.tsx';
export type { ResultCountProps } from './ResultCount.tsx';
export { pageRange } from './pageRange.ts';
export type { PageRange } from './pageRange.ts';
