import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** As many beside each other as are readable. */
export const jobs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The button stands at the foot, however long the name is. */
export const job = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minInlineSize: 0,
});
