import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const choices = style({ minInlineSize: '16rem', maxInlineSize: 'min(28rem, 90vw)' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const view = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  flexWrap: 'wrap',
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.action,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { fontWeight: 600 } },
});
