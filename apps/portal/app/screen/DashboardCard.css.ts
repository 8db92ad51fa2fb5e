import { vars } from '@aarambh/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cards go by the room that the side menu leaves, not by the window. */
export const area = style({ containerType: 'inline-size' });

/** Two columns that are filled apart from each other: the main matter, and beside it what is good to know. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@container': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

/** What comes when somebody is near: the footer waits out of sight until then, and nothing moves when it comes. */
export const later = style({ minBlockSize: '100vh' });
