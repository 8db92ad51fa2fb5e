import { style } from '@vanilla-extract/css';

export const code = style({ whiteSpace: 'nowrap' });
