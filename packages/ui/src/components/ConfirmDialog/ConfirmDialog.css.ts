import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const error = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      gap: vars.space.xs,
      marginBlockStart: vars.space.sm,
      color: vars.color.danger,
      fontSize: vars.fontSize.sm,
      overflowWrap: 'anywhere',
    },
  },
});
