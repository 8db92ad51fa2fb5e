import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = style(
  inLayer('components', {
    display: 'flex',
    gap: vars.space.sm,
    padding: vars.space.md,
    border: `${vars.borderWidth.thin} solid ${vars.color.danger}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.dangerSoft,
    color: vars.color.text,
    scrollMarginBlockStart: 50,
    ':focus-visible': focusRing,
    '@media': { '(forced-colors: active)': { borderWidth: vars.borderWidth.thick } },
  }),
);

export const icon = style(
  inLayer('components', {
    color: vars.color.danger,
    // Forced colours do not reach the colour of an svg.
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
);

/** Beside the icon; a long word of a large text breaks rather than widen the page. */
export const words = style(inLayer('components', { minInlineSize: 0, overflowWrap: 'anywhere' }));

export const heading = style(
  inLayer('components', {
    margin: 0,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.body,
  }),
);

export const list = style(
  inLayer('components', {
    margin: 0,
    marginBlockStart: vars.space.xs,
    paddingInlineStart: '1.25em',
    listStyleType: 'disc',
    fontSize: vars.fontSize.sm,
  }),
);

export const entry = style(
  inLayer('components', {
    selectors: {
      '& + &': { marginBlockStart: vars.space.xxs },
      '&::marker': { color: vars.color.danger },
    },
  }),
);
