import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** Shared with RadioGroup: the choices below each other or, where they are short, beside each other. */
export const choices = style(
  inLayer('components', { display: 'flex', flexDirection: 'column', gap: vars.space.xs }),
);

export const colored = style(
  inLayer('components', { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

/** The colour itself, with a line around it where it is like what is behind. */
export const swatch = style(
  inLayer('components', {
    flexShrink: 0,
    stroke: vars.color.border,
    strokeWidth: vars.borderWidth.thin,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

export const inline = style(
  inLayer('components', { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.lg }),
);

/** Chips flow in lines like words. */
export const chips = style(inLayer('components', { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

/** The whole chip is what one presses. The box in it stays: what is chosen is told by more than a colour. */
export const chip = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    minBlockSize: '2.5rem',
    paddingInline: `${vars.space.sm} ${vars.space.md}`,
    paddingBlock: vars.space.xxs,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    scrollMarginBlockStart: 50,
    selectors: {
      '&:hover:not(:has(:disabled))': { backgroundColor: vars.color.surfaceSunken },
      '&:has(:checked)': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.actionSoft,
        color: vars.color.onActionSoft,
      },
      '&:has(:disabled)': {
        borderColor: vars.color.line,
        color: vars.color.disabledText,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.size.targetMin },
      '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
    },
  }),
);
