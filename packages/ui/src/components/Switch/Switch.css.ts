import { style } from '@vanilla-extract/css';
import { markWidth } from '../Checkbox/Checkbox.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

const trackWidth = '2.5rem';
const knob = '1rem';
const gap = '0.1875rem';

export const root = style(inLayer('components', { vars: { [markWidth]: trackWidth } }));

export const input = style(
  inLayer('components', {
    gridArea: '1 / 1',
    inlineSize: trackWidth,
    blockSize: `calc(${knob} + 2 * ${gap} + 2 * ${vars.borderWidth.thin})`,
    margin: 0,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surfaceSunken,
    appearance: 'none',
    cursor: 'pointer',
    ':focus-visible': focusRing,
    selectors: {
      '&:checked': { borderColor: vars.color.action, backgroundColor: vars.color.action },
      '&:disabled': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.disabledSurface,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '&:disabled': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const knobMark = style(
  inLayer('components', {
    gridArea: '1 / 1',
    justifySelf: 'start',
    inlineSize: knob,
    blockSize: knob,
    marginInlineStart: `calc(${gap} + ${vars.borderWidth.thin})`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.border,
    pointerEvents: 'none',
    selectors: {
      [`${input}:checked ~ &`]: {
        marginInlineStart: `calc(${trackWidth} - ${knob} - ${gap} - ${vars.borderWidth.thin})`,
        backgroundColor: vars.color.onAction,
      },
      [`${input}:disabled ~ &`]: { backgroundColor: vars.color.disabledText },
    },
    '@media': {
      ...transitionOf(['margin', 'background-color'], vars.motion.fast)['@media'],
      '(forced-colors: active)': {
        backgroundColor: 'ButtonText',
        forcedColorAdjust: 'none',
        selectors: {
          [`${input}:checked ~ &`]: { backgroundColor: 'HighlightText' },
          [`${input}:disabled ~ &`]: { backgroundColor: 'GrayText' },
        },
      },
    },
  }),
);
