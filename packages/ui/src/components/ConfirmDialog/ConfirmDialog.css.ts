import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const error = style(
  inLayer('components', {
    display: 'flex',
    gap: vars.space.xs,
    marginBlockStart: vars.space.sm,
    color: vars.color.danger,
    fontSize: vars.fontSize.sm,
    overflowWrap: 'anywhere',
  }),
);
