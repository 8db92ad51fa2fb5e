import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
    minInlineSize: 0,
    padding: vars.space.md,
    border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  }),
);

export const label = style(
  inLayer('components', {
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

/** The whole card is the link's area, its text alone the link's name. */
export const link = style(
  inLayer('components', {
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
      '&:hover': { color: vars.color.action, textDecoration: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing,
    },
  }),
);

export const value = style(
  inLayer('components', {
    // The place of a value on its way is a part of this width.
    alignSelf: 'stretch',
    fontSize: vars.fontSize.xxl,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const hint = style(inLayer('components', { fontSize: vars.fontSize.sm, color: vars.color.textMuted }));
