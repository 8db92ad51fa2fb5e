import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style(
  inLayer('components', {
    display: 'inline-block',
    flexShrink: 0,
    verticalAlign: 'middle',
    '@media': {
      // Without motion an open ring stands still: it still says "not yet".
      '(prefers-reduced-motion: no-preference)': { animation: `${turn} 900ms linear infinite` },
    },
  }),
);

export const sizes = styleVariants({ sm: '1rem', md: '1.25rem', lg: '2rem' }, (size) =>
  inLayer('components', { inlineSize: size, blockSize: size }),
);

export const track = style(inLayer('components', { opacity: 0.25 }));
