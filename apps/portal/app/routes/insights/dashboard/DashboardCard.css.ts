import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cards go by the room that the side menu leaves, not by the window. */
export const area = style({ containerType: 'inline-size' });

export const card = style({ minInlineSize: 0 });

/** Two columns where there are several; below that there is one. */
export const wide = style({
  minInlineSize: 0,
  '@container': { '(min-width: 38rem)': { gridColumn: 'span 2' } },
});

/** One column, two on a tablet, three on a desk. Cards of a line are as high as the highest. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': {
    '(min-width: 38rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 54rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Two columns that are filled apart from each other: the main matter, and beside it what is good to know. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { '(min-width: 42rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
