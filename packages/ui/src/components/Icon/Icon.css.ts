import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const icon = style(
  inLayer('shared', { display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' }),
);

/** In rem, so icons grow with the reader's text. */
export const iconSizes = { sm: '1rem', md: '1.25rem', lg: '1.5rem' };

export const sizes = styleVariants(iconSizes, (size) =>
  inLayer('shared', { inlineSize: size, blockSize: size }),
);

/** An icon that points along the line of reading and turns with it. */
export const directional = style(
  inLayer('shared', { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
);
