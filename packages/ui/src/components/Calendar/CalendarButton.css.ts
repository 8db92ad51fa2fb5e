import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** As high as the inputs beside it. */
export const place = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xs,
      minBlockSize: vars.size.control,
    },
  },
});

export const failure = style({
  '@layer': { [layers.components]: { margin: 0, color: vars.color.danger, fontSize: vars.fontSize.sm } },
});
