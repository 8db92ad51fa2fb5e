import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const password = style(
  inLayer('components', {
    paddingInlineEnd: vars.space.xs,
    selectors: {
      // A password is written from left to right on every page; it starts where the page's text starts.
      '[dir="rtl"] &': { textAlign: 'end' },
      // Edge brings an eye of its own.
      '&::-ms-reveal': { display: 'none' },
    },
  }),
);

export const toggle = style(inLayer('components', { marginInlineEnd: vars.space.xxs }));

export const capsLock = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xs,
    fontSize: vars.fontSize.sm,
    color: vars.color.warning,
  }),
);
