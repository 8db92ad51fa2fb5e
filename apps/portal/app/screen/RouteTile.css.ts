import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The whole tile is the area of its link. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  alignItems: 'center',
  alignContent: 'start',
  ':hover': { borderColor: vars.color.action },
});

export const icon = style({
  display: 'grid',
  color: vars.color.action,
});

export const link = style({
  textDecorationLine: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** A button that looks like the links beside it: it opens a panel, not a screen. */
export const opener = style({
  justifySelf: 'start',
  minBlockSize: vars.size.targetMin,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.action,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.actionHover },
  ':focus-visible': {
    outline: `${vars.borderWidth.thick} solid ${vars.color.action}`,
    outlineOffset: vars.borderWidth.thick,
  },
});

export const text = style({ gridColumn: '1 / -1' });
