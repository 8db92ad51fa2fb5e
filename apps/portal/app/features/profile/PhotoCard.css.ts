import { style } from '@vanilla-extract/css';

/** A photo is chosen once: its field takes no more room than its words. */
export const upload = style({ maxInlineSize: '20rem' });
