import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const logo = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.55em',
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
    color: vars.color.text,
  }),
);

export const sizes = styleVariants({ sm: 'md', md: 'lg', lg: 'xl' } as const, (size) =>
  inLayer('components', { fontSize: vars.fontSize[size] }),
);

export const mark = style(
  inLayer('components', {
    flexShrink: 0,
    inlineSize: '1.6em',
    blockSize: '1.6em',
    // The mark is a picture: forced colours would make one block of it.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const ground = style(inLayer('components', { fill: vars.color.action }));
export const sun = style(inLayer('components', { fill: vars.color.accent }));
export const horizon = style(inLayer('components', { fill: vars.color.onAction }));
