import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** The magnifier, or what turns while results are awaited; both have the same size. */
export const mark = style(
  inLayer('components', {
    display: 'grid',
    flex: 'none',
    marginInlineStart: vars.space.md,
    color: vars.color.textMuted,
  }),
);

export const search = style(
  inLayer('components', {
    paddingInlineStart: vars.space.sm,
    selectors: {
      // The button of our own is there in every browser, and the keyboard reaches it.
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-search-decoration': { display: 'none' },
    },
  }),
);

/** Follows the text in the input itself, whoever put it there: a person, a form library or a reset. */
export const clear = style(
  inLayer('components', { selectors: { [`${search}:placeholder-shown ~ &`]: { display: 'none' } } }),
);
