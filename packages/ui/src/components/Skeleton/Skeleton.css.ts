import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style(
  inLayer('components', {
    display: 'block',
    maxInlineSize: '100%',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.line,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${breathe} 1.6s ${vars.easing.move} infinite`,
      },
      '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid GrayText` },
    },
  }),
);

export const shapes = styleVariants({
  text: inLayer('components', { blockSize: '0.75em', marginBlock: '0.375em' }),
  heading: inLayer('components', { blockSize: vars.fontSize.xl }),
  control: inLayer('components', { blockSize: vars.size.control, borderRadius: vars.radius.control }),
  block: inLayer('components', { blockSize: '8rem', borderRadius: vars.radius.card }),
  circle: inLayer('components', {
    inlineSize: vars.size.controlToolbar,
    blockSize: vars.size.controlToolbar,
    borderRadius: vars.radius.full,
  }),
});

export const widths = styleVariants({ full: '100%', long: '80%', half: '50%', short: '30%' }, (inlineSize) =>
  inLayer('components', { inlineSize }),
);
