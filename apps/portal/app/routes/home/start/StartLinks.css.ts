import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The whole card is the area of its link. */
export const card = style({
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

export const text = style({ gridColumn: '1 / -1' });
