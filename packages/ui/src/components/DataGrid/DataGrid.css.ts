import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** What can be done with the chosen rows. Stays in view while a long page scrolls. */
export const bar = style(
  inLayer('components', {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    marginBlockEnd: vars.space.xs,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    fontSize: vars.fontSize.sm,
    '@media': { '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid CanvasText` } },
  }),
);

export const count = style(
  inLayer('components', { fontWeight: vars.fontWeight.semibold, marginInlineEnd: 'auto' }),
);
