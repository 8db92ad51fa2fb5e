import { vars } from '@aarambh/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The rounds beside each other, as many as are readable. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The longest word for a result is read whole. */
export const result = style({ minInlineSize: '10rem' });

/** What a panel and its room are called goes over several lines rather than past the edge. */
export const slots = style({});
globalStyle(`${slots} thead th`, { whiteSpace: 'normal' });
