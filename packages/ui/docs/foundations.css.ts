import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/vars.css.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.card,
});

export const swatch = style({
  blockSize: '3rem',
  border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

export const swatchName = style({
  marginBlockStart: vars.space.xxs,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const figure = style({ fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });

export const sample = style({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
});

export const length = style({
  blockSize: '1rem',
  maxInlineSize: '100%',
  borderRadius: '2px',
  backgroundColor: vars.color.action,
});

export const raisedPlace = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.xl,
  padding: vars.space.xl,
  backgroundColor: vars.color.page,
  color: vars.color.text,
});

export const raised = style({
  padding: vars.space.md,
  border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
