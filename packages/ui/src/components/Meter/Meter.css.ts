import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = style(
  inLayer('components', {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.full,
    // Firefox and Chromium draw the track in different places.
    background: vars.color.actionSoft,
    color: vars.color.action,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-meter-inner-element': { display: 'block', blockSize: '100%' },
      '&::-webkit-meter-bar': {
        blockSize: '100%',
        border: 0,
        borderRadius: vars.radius.full,
        background: 'transparent',
      },
      '&::-webkit-meter-optimum-value': { background: 'currentColor' },
      '&::-webkit-meter-suboptimum-value': { background: 'currentColor' },
      '&::-webkit-meter-even-less-good-value': { background: 'currentColor' },
      '&::-moz-meter-bar': { background: 'currentColor' },
      '&[data-level="good"]': { color: vars.color.success, background: vars.color.successSoft },
      '&[data-level="fair"]': { color: vars.color.warning, background: vars.color.warningSoft },
      '&[data-level="poor"]': { color: vars.color.danger, background: vars.color.dangerSoft },
    },
    '@media': {
      '(forced-colors: active)': {
        border: `${vars.borderWidth.thin} solid CanvasText`,
        forcedColorAdjust: 'none',
        // As strong as the levels' own colours.
        selectors: { '&, &[data-level]': { color: 'Highlight', background: 'Canvas' } },
      },
    },
  }),
);
