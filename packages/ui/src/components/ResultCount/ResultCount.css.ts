import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  inLayer('components', {
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
