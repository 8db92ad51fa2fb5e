import { style } from '@vanilla-extract/css';
import { focusRingOnBorder } from '../src/theme/focusRing.ts';
import { vars } from '../src/theme/vars.css.ts';

export const search = style({ maxInlineSize: '24rem' });

export const groupTitle = style({
  margin: 0,
  marginBlockEnd: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.xs,
  border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'center',
  // VisuallyHidden stays inside.
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&:focus-visible': focusRingOnBorder,
  },
});

export const name = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const outcome = style({
  color: vars.color.success,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});
