import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${vars.borderWidth.thin} solid ${vars.color.line}`;

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  background: vars.color.surface,
});

export const weekday = style({
  padding: vars.space.xs,
  border: line,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});

export const day = style({
  blockSize: '7rem',
  padding: vars.space.xs,
  border: line,
  verticalAlign: 'top',
});

/** A day of the month before or after. */
export const outside = style({ background: vars.color.surfaceSunken, color: vars.color.textMuted });

export const entries = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: vars.fontSize.sm });

/** Two lines of it; all of it stands in its day. */
export const entry = style({
  display: '-webkit-box',
  overflow: 'hidden',
  marginBlockEnd: vars.space.xxs,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
