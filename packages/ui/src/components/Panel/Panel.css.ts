import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const outside = { ltr: 'translateX(100%)', rtl: 'translateX(-100%)' };
const slideIn = {
  ltr: keyframes({ from: { transform: outside.ltr } }),
  rtl: keyframes({ from: { transform: outside.rtl } }),
};
const slideOut = {
  ltr: keyframes({ to: { transform: outside.ltr } }),
  rtl: keyframes({ to: { transform: outside.rtl } }),
};

const enter = `${vars.motion.normal} ${vars.easing.enter}`;
const leave = `${vars.motion.panel} ${vars.easing.move} forwards`;

export const panel = style(
  inLayer('components', {
    insetBlock: 0,
    insetInlineEnd: 0,
    // Notches and rounded corners of phones.
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    boxShadow: vars.shadow.panel,
    animation: `${slideIn.ltr} ${enter}`,
    selectors: {
      '[dir="rtl"] &': { animationName: slideIn.rtl },
      '[data-phase="closing"] &': { animation: `${slideOut.ltr} ${leave}` },
      '[dir="rtl"] [data-phase="closing"] &': { animationName: slideOut.rtl },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none !important' },
    },
  }),
);

export const widths = styleVariants({ md: '25rem', lg: '40rem' }, (width) =>
  inLayer('components', {
    inlineSize: `min(${width}, 100vw)`,
    '@media': { '(max-width: 600px)': { inlineSize: '100vw' } },
  }),
);
