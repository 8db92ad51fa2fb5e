import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const divider = style({
  '@layer': {
    [layers.components]: {
      margin: 0,
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
    },
  },
});
