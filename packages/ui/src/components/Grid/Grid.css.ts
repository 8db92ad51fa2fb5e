import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const grid = style(inLayer('layout', { display: 'grid', minInlineSize: 0 }));

/** As many columns as fit; `min` keeps one that is wider than the screen from making it scroll sideways. */
export const columnWidths = styleVariants({ sm: '12rem', md: '16rem', lg: '22rem' }, (width) =>
  inLayer('layout', { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` }),
);

export const columnCounts = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) =>
  inLayer('layout', {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      '(min-width: 37.5625rem)': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    },
  }),
);
