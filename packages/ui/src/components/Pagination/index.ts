export { Pagination } from './Pagination.tsx';
export type { PageChangeDetails, PaginationProps } from './Pagination.tsx';
export { clampPage, countPages, paginate } from './paginate.ts';
export type { PageSlot } from './paginate.ts';
