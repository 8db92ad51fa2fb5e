export { applyBrand } from './applyBrand.ts';
export { createBrand } from './createBrand.ts';
export type { Adjustment, BrandColor } from './BrandColor.ts';
export type { Brand, BrandOptions } from './createBrand.ts';
