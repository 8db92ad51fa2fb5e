import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  '@layer': {
    [layers.components]: {
      minInlineSize: 0,
      border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      boxShadow: `0 1px 2px ${vars.color.line}`,
      '@media': { print: { breakInside: 'avoid', boxShadow: 'none' } },
    },
  },
});

export const paddings = styleVariants({
  none: { '@layer': { [layers.components]: { padding: 0 } } },
  md: { '@layer': { [layers.components]: { padding: vars.space.md } } },
  lg: {
    '@layer': {
      [layers.components]: {
        padding: `calc(${vars.space.lg} + ${vars.space.xxs})`,
        '@media': { '(max-width: 24rem)': { padding: vars.space.md } },
      },
    },
  },
});
