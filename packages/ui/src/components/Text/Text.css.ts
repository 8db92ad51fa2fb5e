import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const text = style(inLayer('components', { margin: 0, overflowWrap: 'anywhere' }));

export const sizes = styleVariants({ sm: 'sm', md: 'md', lg: 'lg' } as const, (size) =>
  inLayer('components', { fontSize: vars.fontSize[size], lineHeight: vars.lineHeight.body }),
);

export const weights = styleVariants(vars.fontWeight, (fontWeight) => inLayer('components', { fontWeight }));

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
  (color) => inLayer('components', { color }),
);

export const aligns = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) =>
  inLayer('components', { textAlign }),
);

/** Digits of one width, for figures that stand below each other or count. */
export const tabular = style(inLayer('components', { fontVariantNumeric: 'tabular-nums' }));

export const truncated = style(
  inLayer('components', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
