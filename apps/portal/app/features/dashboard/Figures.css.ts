import { vars } from '@aarambh/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
  gap: `${vars.space.md} ${vars.space.sm}`,
  margin: 0,
  selectors: {
    // Four in a row, or two above two; never three above one.
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(20%, (21.5rem - 100%) * 999, 40%), 1fr))',
    },
  },
});

/** The number stands over its name; it is read after it. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

const value = style({
  margin: 0,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const values = styleVariants({
  large: [value, { fontSize: vars.fontSize.xxl }],
  small: [value, { fontSize: vars.fontSize.lg }],
});
