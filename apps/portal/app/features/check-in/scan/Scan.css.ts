import { style } from '@vanilla-extract/css';

/** What the camera sees; it keeps its place before the first picture. */
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
});
