import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/**
 * The action beside the label is the last child, so that Tab goes from the label's control on and not through the
 * action first; the grid puts it where the eye expects it.
 */
export const field = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"label action" "control control" "error error" "hint hint"',
    alignItems: 'baseline',
    alignContent: 'start',
    minInlineSize: 0,
  }),
);

export const label = style(
  inLayer('components', {
    gridArea: 'label',
    justifySelf: 'start',
    marginBlockEnd: vars.space.xs,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    // A form scrolls to the label of a field, not under the edge of the window.
    scrollMarginBlockStart: 50,
  }),
);

export const necessity = style(
  inLayer('components', { fontWeight: vars.fontWeight.regular, color: vars.color.textMuted }),
);

export const action = style(
  inLayer('components', {
    gridArea: 'action',
    marginBlockEnd: vars.space.xs,
    marginInlineStart: vars.space.sm,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.heading,
  }),
);

export const control = style(inLayer('components', { gridArea: 'control', minInlineSize: 0 }));

/** Where label and messages stand around a group of controls, which is a fieldset and no grid. */
export const group = style(inLayer('components', { minInlineSize: 0 }));

export const error = style(
  inLayer('components', {
    gridArea: 'error',
    display: 'flex',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xs,
    fontSize: vars.fontSize.sm,
    color: vars.color.danger,
    overflowWrap: 'anywhere',
  }),
);

export const hint = style(
  inLayer('components', {
    gridArea: 'hint',
    marginBlockStart: vars.space.xs,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
