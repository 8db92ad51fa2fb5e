import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const group = style(
  inLayer('components', {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    minInlineSize: 0,
    maxInlineSize: '100%',
    selectors: { '&[data-align="end"]': { display: 'flex', justifyContent: 'flex-end' } },
    '@media': {
      // On the narrowest screens each has the whole line, where a thumb finds it.
      'not all and (min-width: 400px)': {
        display: 'flex',
        flexDirection: 'column',
      },
    },
  }),
);
