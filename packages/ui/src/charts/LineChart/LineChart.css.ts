import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const forced = '(forced-colors: active)';

export const gridLine = style({
  '@layer': {
    [layers.components]: { fill: vars.color.line, '@media': { [forced]: { fill: 'GrayText' } } },
  },
});

export const zeroLine = style({
  '@layer': {
    [layers.components]: { fill: vars.color.border, '@media': { [forced]: { fill: 'CanvasText' } } },
  },
});

export const axisText = style({
  '@layer': {
    [layers.components]: { fill: vars.color.textMuted, '@media': { [forced]: { fill: 'CanvasText' } } },
  },
});
