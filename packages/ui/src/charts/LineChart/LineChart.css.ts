import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const forced = '(forced-colors: active)';

export const gridLine = style(
  inLayer('components', { fill: vars.color.line, '@media': { [forced]: { fill: 'GrayText' } } }),
);

export const zeroLine = style(
  inLayer('components', { fill: vars.color.border, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

export const axisText = style(
  inLayer('components', { fill: vars.color.textMuted, '@media': { [forced]: { fill: 'CanvasText' } } }),
);
