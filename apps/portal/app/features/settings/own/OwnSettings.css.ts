import { style } from '@vanilla-extract/css';

/** Each column is as high as what it holds. */
export const cards = style({ alignItems: 'start' });
