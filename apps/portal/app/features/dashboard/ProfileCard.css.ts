import { style } from '@vanilla-extract/css';

export const share = style({ whiteSpace: 'nowrap' });
