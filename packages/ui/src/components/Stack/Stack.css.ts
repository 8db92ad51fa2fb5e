import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const stack = style(inLayer('layout', { display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const aligns = styleVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' },
  (alignItems) => inLayer('layout', { alignItems }),
);
