import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      maxInlineSize: '100%',
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.line,
      '@media': {
        '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` },
        '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid GrayText` },
      },
    },
  },
});

export const shapes = styleVariants({
  text: { '@layer': { [layers.components]: { blockSize: '0.75em', marginBlock: '0.375em' } } },
  heading: { '@layer': { [layers.components]: { blockSize: vars.fontSize.xl } } },
  control: {
    '@layer': {
      [layers.components]: { blockSize: vars.size.control, borderRadius: vars.radius.control },
    },
  },
  block: {
    '@layer': { [layers.components]: { blockSize: '8rem', borderRadius: vars.radius.card } },
  },
  circle: {
    '@layer': {
      [layers.components]: {
        inlineSize: vars.size.controlToolbar,
        blockSize: vars.size.controlToolbar,
        borderRadius: vars.radius.full,
      },
    },
  },
});

export const widths = styleVariants(
  { full: '100%', long: '80%', half: '50%', short: '30%' },
  (inlineSize) => ({ '@layer': { [layers.components]: { inlineSize } } }),
);
