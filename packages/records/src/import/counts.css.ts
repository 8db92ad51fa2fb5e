import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Four numbers beside each other, two and two on a telephone. */
export const counts = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
});
