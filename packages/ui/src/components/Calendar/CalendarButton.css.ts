import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** As high as the inputs beside it. */
export const place = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.control,
  }),
);

export const failure = style(
  inLayer('components', { margin: 0, color: vars.color.danger, fontSize: vars.fontSize.sm }),
);
