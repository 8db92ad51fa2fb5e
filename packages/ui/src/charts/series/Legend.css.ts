import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const legend = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: vars.space.xxs,
    columnGap: vars.space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: vars.fontSize.sm,
  }),
);

export const entry = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
