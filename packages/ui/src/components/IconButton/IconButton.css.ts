import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** An icon without a border is drawn as text is: the accent colour is for words that can be pressed. */
export const quiet = style(
  inLayer('components', {
    selectors: { '&:not(:disabled, [aria-disabled="true"], :hover)': { color: vars.color.text } },
  }),
);
