import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

export const grid = style({ '@layer': { [layers.layout]: { display: 'grid', minInlineSize: 0 } } });

/** As many columns as fit; `min` keeps one that is wider than the screen from making it scroll sideways. */
export const columnWidths = styleVariants({ sm: '12rem', md: '16rem', lg: '22rem' }, (width) => ({
  '@layer': {
    [layers.layout]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` },
  },
}));

export const columnCounts = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  '@layer': {
    [layers.layout]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        '(min-width: 37.5625rem)': { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      },
    },
  },
}));
