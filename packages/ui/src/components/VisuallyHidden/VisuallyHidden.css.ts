import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

export const visuallyHidden = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
