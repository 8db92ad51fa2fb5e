import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const inline = style(inLayer('layout', { display: 'flex', minInlineSize: 0 }));

export const wraps = style(inLayer('layout', { flexWrap: 'wrap' }));

export const aligns = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => inLayer('layout', { alignItems }),
);

export const justifies = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inLayer('layout', { justifyContent }),
);
