import { style } from '@vanilla-extract/css';

/** Drawn like the icons of the design system, in the colour of the text around it. */
export const glyph = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
