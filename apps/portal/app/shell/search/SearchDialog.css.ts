import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for the ring around the field, which the scrolling body would cut off. */
export const field = style({ paddingBlockStart: vars.space.xs });

/** As high with five results as without any, so that the field stays where it is. */
export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minBlockSize: '16rem',
});

export const kind = style({
  margin: 0,
  marginBlockEnd: vars.space.xs,
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});

export const found = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.targetMin,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.actionSoft, color: vars.color.onActionSoft },
  },
});

export const title = style({ fontWeight: vars.fontWeight.semibold });

export const detail = style({
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  selectors: { [`${link}:is(:hover, :focus-visible) &`]: { color: 'inherit' } },
});
