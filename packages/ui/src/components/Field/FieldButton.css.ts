import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const button = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text,
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.actionSoft },
    ':focus-visible': focusRing,
    ':last-of-type': { marginInlineEnd: vars.space.xs },
    '@media': {
      '(pointer: coarse)': { inlineSize: vars.size.target, blockSize: vars.size.target },
      '(forced-colors: active)': { color: 'ButtonText' },
    },
  }),
);
