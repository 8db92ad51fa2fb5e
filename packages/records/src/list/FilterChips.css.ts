import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.md}`,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    'not all and (min-width: 768px)': { paddingInline: 0, borderBlockEnd: 'none' },
  },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.action, color: vars.color.action },
    '&:focus-visible': { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.target } },
});
