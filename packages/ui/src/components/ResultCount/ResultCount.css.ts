import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  '@layer': {
    [layers.components]: {
      margin: 0,
      color: vars.color.textMuted,
      fontSize: vars.fontSize.sm,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
