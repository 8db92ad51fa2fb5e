import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ minInlineSize: 0 });

/** Two of three columns; below that width there are fewer, and it takes the whole line. */
export const wide = style({
  minInlineSize: 0,
  '@media': { '(min-width: 48rem)': { gridColumn: 'span 2' } },
});

/** One column, two on a tablet, three on a desk. Cards of a line are as high as the highest. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 75rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Two columns that are filled apart from each other: the main matter, and beside it what is good to know. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
