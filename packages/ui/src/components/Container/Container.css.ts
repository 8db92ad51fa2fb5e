import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const container = style(
  inLayer('layout', {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.md,
    minInlineSize: 0,
  }),
);

/** Widths of what is inside; the space at both sides comes on top. */
export const widths = styleVariants({ sm: '27.5rem', md: '35rem', lg: '48rem', xl: '80rem' }, (width) =>
  inLayer('layout', { maxInlineSize: `calc(${width} + 2 * ${vars.space.md})` }),
);
