import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const legend = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: vars.space.xxs,
      columnGap: vars.space.md,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: vars.fontSize.sm,
    },
  },
});

export const entry = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  },
});
