import { style } from '@vanilla-extract/css';

/** As high as a few rules: the buttons below do not move away under a finger when they come. */
export const place = style({ minBlockSize: '12rem' });
