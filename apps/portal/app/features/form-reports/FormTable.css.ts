import { globalStyle, style } from '@vanilla-extract/css';

/** Columns as a form calls them are long: they go over several lines, and more of the table is seen at once. */
export const table = style({});
globalStyle(`${table} thead th`, { whiteSpace: 'normal', verticalAlign: 'bottom' });
