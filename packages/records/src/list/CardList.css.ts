import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** As many beside each other as have room; each is as tall as it has to be. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'stretch',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const order = style({ maxInlineSize: '20rem' });
