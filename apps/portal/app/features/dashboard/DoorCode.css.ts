import { style } from '@vanilla-extract/css';

/** Cameras read dark on white, in every theme. */
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  marginInline: 'auto',
  background: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
});
