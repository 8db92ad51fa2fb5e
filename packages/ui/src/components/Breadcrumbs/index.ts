export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { BreadcrumbsProps } from './Breadcrumbs.tsx';
export { crumbsFromPath, labelFromSegment } from './crumbsFromPath.ts';
export type { Crumb, CrumbOptions } from './crumbsFromPath.ts';
