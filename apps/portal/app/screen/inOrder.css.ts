import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Its parts come in their order: what is below one that is `aria-busy`, or begins with what is, is not seen yet, and so does not
 * jump when that one has its height. It is there all the same, for the focus of an address that leads to it.
 */
export const inOrder = style({});

globalStyle(`${inOrder} > :is([aria-busy="true"], :has(> [aria-busy="true"])) ~ *`, {
  opacity: 0,
  pointerEvents: 'none',
});
