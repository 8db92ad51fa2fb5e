import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const number = style(
  inLayer('components', {
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const steppers = style(
  inLayer('components', {
    display: 'flex',
    flexShrink: 0,
    gap: vars.space.xxs,
    marginInline: vars.space.xs,
    // In a narrow window under a coarse pointer the buttons grow to 44 px and the frame with them.
    marginBlock: `calc(${vars.space.xxs} / 2)`,
  }),
);
