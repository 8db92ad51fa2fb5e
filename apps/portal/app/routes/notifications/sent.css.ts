import { style } from '@vanilla-extract/css';

export const filter = style({ maxInlineSize: '16rem' });

/** A short word that a narrow column would otherwise cut in two. */
export const unbroken = style({ whiteSpace: 'nowrap' });
