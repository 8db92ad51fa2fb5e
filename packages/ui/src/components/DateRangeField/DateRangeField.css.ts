import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Side by side where both fit. */
export const dates = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.lg,
      rowGap: vars.space.sm,
    },
  },
});

/** At the height of the inputs, below their labels. */
export const calendar = style({ '@layer': { [layers.components]: { alignSelf: 'end' } } });
