import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** Shared with RadioGroup: the choices below each other or, where they are short, beside each other. */
export const choices = style(
  inLayer('components', { display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
);

export const colored = style(
  inLayer('components', { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

/** The colour itself, with a line around it where it is like what is behind. */
export const swatch = style(
  inLayer('components', {
    flexShrink: 0,
    stroke: vars.color.border,
    strokeWidth: vars.borderWidth.thin,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

export const inline = style(
  inLayer('components', { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.lg }),
);
