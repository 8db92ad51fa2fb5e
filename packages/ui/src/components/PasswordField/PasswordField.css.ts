import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const password = style({
  '@layer': {
    [layers.components]: {
      paddingInlineEnd: vars.space.xs,
      selectors: {
        // A password is written from left to right on every page; it starts where the page's text starts.
        '[dir="rtl"] &': { textAlign: 'end' },
        // Edge brings an eye of its own.
        '&::-ms-reveal': { display: 'none' },
      },
    },
  },
});

export const toggle = style({
  '@layer': { [layers.components]: { marginInlineEnd: vars.space.xxs } },
});

export const capsLock = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      marginBlockStart: vars.space.xs,
      fontSize: vars.fontSize.sm,
      color: vars.color.warning,
    },
  },
});
