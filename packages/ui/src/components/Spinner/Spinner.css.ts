import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-block',
      flexShrink: 0,
      verticalAlign: 'middle',
      '@media': {
        // Without motion an open ring stands still: it still says "not yet".
        '(prefers-reduced-motion: no-preference)': { animation: `${turn} 900ms linear infinite` },
      },
    },
  },
});

export const sizes = styleVariants({ sm: '1rem', md: '1.25rem', lg: '2rem' }, (size) => ({
  '@layer': { [layers.components]: { inlineSize: size, blockSize: size } },
}));

export const track = style({ '@layer': { [layers.components]: { opacity: 0.25 } } });
