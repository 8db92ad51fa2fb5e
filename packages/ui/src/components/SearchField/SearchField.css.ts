import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** The magnifier, or what turns while results are awaited; both have the same size. */
export const mark = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      flex: 'none',
      marginInlineStart: vars.space.md,
      color: vars.color.textMuted,
    },
  },
});

export const search = style({
  '@layer': {
    [layers.components]: {
      paddingInlineStart: vars.space.sm,
      selectors: {
        // The button of our own is there in every browser, and the keyboard reaches it.
        '&::-webkit-search-cancel-button': { display: 'none' },
        '&::-webkit-search-decoration': { display: 'none' },
      },
    },
  },
});

/** Follows the text in the input itself, whoever put it there: a person, a form library or a reset. */
export const clear = style({
  '@layer': {
    [layers.components]: { selectors: { [`${search}:placeholder-shown ~ &`]: { display: 'none' } } },
  },
});
