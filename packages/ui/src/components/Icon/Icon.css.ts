import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

export const icon = style({
  '@layer': { [layers.shared]: { display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' } },
});

/** In rem, so icons grow with the reader's text. */
export const iconSizes = { sm: '1rem', md: '1.25rem', lg: '1.5rem' };

export const sizes = styleVariants(iconSizes, (size) => ({
  '@layer': { [layers.shared]: { inlineSize: size, blockSize: size } },
}));

/** An icon that points along the line of reading and turns with it. */
export const directional = style({
  '@layer': { [layers.shared]: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
});
