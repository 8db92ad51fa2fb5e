import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const logo = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.55em',
      fontWeight: vars.fontWeight.bold,
      lineHeight: vars.lineHeight.heading,
      color: vars.color.text,
    },
  },
});

export const sizes = styleVariants({ sm: 'md', md: 'lg', lg: 'xl' } as const, (size) => ({
  '@layer': { [layers.components]: { fontSize: vars.fontSize[size] } },
}));

export const mark = style({
  '@layer': {
    [layers.components]: {
      flexShrink: 0,
      inlineSize: '1.6em',
      blockSize: '1.6em',
      // The mark is a picture: forced colours would make one block of it.
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
    },
  },
});

export const ground = style({ '@layer': { [layers.components]: { fill: vars.color.action } } });
export const sun = style({ '@layer': { [layers.components]: { fill: vars.color.accent } } });
export const horizon = style({ '@layer': { [layers.components]: { fill: vars.color.onAction } } });
