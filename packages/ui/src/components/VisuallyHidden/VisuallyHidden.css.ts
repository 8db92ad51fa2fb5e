import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';

export const visuallyHidden = style(
  inLayer('components', {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
