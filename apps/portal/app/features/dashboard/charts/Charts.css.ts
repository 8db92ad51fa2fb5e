import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two beside each other where there is room for both their drawings and the numbers in them. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { '(min-width: 46rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
