import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = style({
  '@layer': { [layers.components]: { margin: 0, overflowWrap: 'anywhere' } },
});

export const sizes = styleVariants({ sm: 'sm', md: 'md', lg: 'lg' } as const, (size) => ({
  '@layer': {
    [layers.components]: { fontSize: vars.fontSize[size], lineHeight: vars.lineHeight.body },
  },
}));

export const weights = styleVariants(vars.fontWeight, (fontWeight) => ({
  '@layer': { [layers.components]: { fontWeight } },
}));

export const tones = styleVariants(
  {
    neutral: vars.color.text,
    muted: vars.color.textMuted,
    danger: vars.color.danger,
    success: vars.color.success,
    warning: vars.color.warning,
    info: vars.color.info,
    inherit: 'inherit',
  },
  (color) => ({ '@layer': { [layers.components]: { color } } }),
);

export const aligns = styleVariants(
  { start: 'start', center: 'center', end: 'end' } as const,
  (textAlign) => ({
    '@layer': { [layers.components]: { textAlign } },
  }),
);

/** Digits of one width, for figures that stand below each other or count. */
export const tabular = style({
  '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums' } },
});

export const truncated = style({
  '@layer': {
    [layers.components]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
