import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Shared with RadioGroup: the choices below each other or, where they are short, beside each other. */
export const choices = style({
  '@layer': { [layers.components]: { display: 'flex', flexDirection: 'column', gap: vars.space.xs } },
});

export const inline = style({
  '@layer': {
    [layers.components]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.lg },
  },
});
