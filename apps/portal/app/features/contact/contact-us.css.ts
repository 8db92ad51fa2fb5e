import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** The form and the address: one below the other up to 699 px, side by side from 700 px on (specification, section 9). */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    '(min-width: 700px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
  },
});

/** Focused only after it was sent, to move on from there. */
export const form = style({ outline: 'none' });

export const address = style({ fontStyle: 'normal' });
