import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const forced = '(forced-colors: active)';
const grow = keyframes({ from: { transform: 'scaleX(0)' } });

/** Grows from where lines of text begin. */
export const bar = style(
  inLayer('components', {
    transformBox: 'fill-box',
    transformOrigin: 'left center',
    selectors: { '[data-direction="rtl"] &': { transformOrigin: 'right center' } },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${grow} ${vars.motion.normal} ${vars.easing.enter}`,
      },
    },
  }),
);

export const baseline = style(
  inLayer('components', { fill: vars.color.border, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

export const text = style(
  inLayer('components', { fill: vars.color.text, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

export const mutedText = style(
  inLayer('components', { fill: vars.color.textMuted, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

export const value = style([text, inLayer('components', { fontWeight: vars.fontWeight.semibold })]);

/** Behind a value that stands on a pattern. */
export const plate = style(
  inLayer('components', { fill: vars.color.surface, '@media': { [forced]: { fill: 'Canvas' } } }),
);

/** Between the stages of a funnel. */
export const loss = style(
  inLayer('components', {
    fill: vars.color.actionSoft,
    '@media': { [forced]: { fill: 'none', stroke: 'GrayText' } },
  }),
);
