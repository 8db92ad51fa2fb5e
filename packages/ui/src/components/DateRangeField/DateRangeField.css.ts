import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** Side by side where both fit. */
export const dates = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    rowGap: vars.space.sm,
  }),
);

/** At the height of the inputs, below their labels. */
export const calendar = style(inLayer('components', { alignSelf: 'end' }));
