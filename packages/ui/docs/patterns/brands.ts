import { createBrand } from '../../src/brand/index.ts';
import type { Brand, BrandOptions } from '../../src/brand/index.ts';

/** The brands of the page, as a team writes them. */
export const brandOptions = {
  teal: { action: '#0f766e', radius: 6 },
  red: { action: '#b3123f', accent: '#1d3557', radius: 0 },
  navy: { action: { light: '#12284c', dark: '#ffcc00' }, accent: '#ffcc00', radius: 24, font: 'Georgia' },
} as const satisfies Readonly<Record<string, BrandOptions>>;

export type BrandName = keyof typeof brandOptions;

/** A brand of the page for the part of it that `data-brand` marks. */
export const brandOf = (name: BrandName): Brand => createBrand({ ...brandOptions[name], scope: name });
