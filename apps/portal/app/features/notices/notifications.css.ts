import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** What is in a message stays in its box, however it was written. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  contain: 'content',
  selectors: {
    '&[data-new]': { borderInlineStart: `4px solid ${vars.color.action}` },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const time = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });

export const unread = style({ fontWeight: vars.fontWeight.bold });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
});

export const failure = style({ flexBasis: '100%' });

/** Who is behind a link is seen before it is pressed. */
export const host = style({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });
