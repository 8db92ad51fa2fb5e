import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const divider = style(
  inLayer('components', {
    margin: 0,
    color: 'inherit',
    opacity: 1,
    border: 0,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    selectors: {
      '&[aria-orientation="vertical"]': {
        alignSelf: 'stretch',
        minBlockSize: '1em',
        borderBlockStart: 0,
        borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
      },
    },
  }),
);
