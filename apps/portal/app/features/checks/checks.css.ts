import { vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-width: 1024px)';

export const sides = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Beside the values it stays while these are read. */
export const document = style({
  '@media': { [wide]: { position: 'sticky', insetBlockStart: vars.space.xxl } },
});

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});

export const part = style({
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `3px solid ${vars.color.line}`,
});

// What takes the focus is not left behind the bar (WCAG 2.4.11).
globalStyle(`${part} button`, { scrollMarginBlockEnd: '10rem' });

export const chosen = style({ borderInlineStartColor: vars.color.accent });

export const key = style({
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  paddingInline: vars.space.xs,
  border: `${vars.borderWidth.thin} solid currentColor`,
  borderRadius: vars.radius.small,
  textTransform: 'uppercase',
});

/** Stays in reach of a thumb. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space.sm,
  background: vars.color.surface,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
});
