import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

export const button = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    margin: 0,
    paddingBlock: vars.space.xxs,
    // A border that forced colours make visible.
    border: `${vars.borderWidth.thin} solid transparent`,
    borderRadius: vars.radius.control,
    fontFamily: 'inherit',
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'center',
    textDecoration: 'none',
    // Not `anywhere`: in a table or a row a button would shrink to one letter.
    overflowWrap: 'break-word',
    cursor: 'pointer',
    appearance: 'none',
    WebkitTapHighlightColor: 'transparent',
    ':focus-visible': focusRing,
    selectors: {
      '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    ...transitionOf(['background-color', 'border-color', 'color', 'box-shadow'], vars.motion.fast),
  }),
);

export const sizes = styleVariants({
  md: inLayer('components', { minBlockSize: vars.size.control, paddingInline: vars.space.lg }),
  sm: inLayer('components', {
    minBlockSize: vars.size.controlToolbar,
    paddingInline: vars.space.md,
    fontSize: vars.fontSize.sm,
  }),
});

/** Square, for an icon alone. */
export const iconSizes = styleVariants({
  md: inLayer('components', { inlineSize: vars.size.control, blockSize: vars.size.control, padding: 0 }),
  sm: inLayer('components', {
    inlineSize: vars.size.controlToolbar,
    blockSize: vars.size.controlToolbar,
    padding: 0,
  }),
});

// Pending keeps the colours of the variant: the work goes on. Only what cannot be pressed looks switched off.
const live = '&:not(:disabled, [aria-disabled="true"])';
const off = '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])';

const switchedOff = {
  borderColor: 'transparent',
  backgroundColor: vars.color.disabledSurface,
  color: vars.color.disabledText,
};

/** System colours take the place of the fills; what stays is the border, and grey for what is off. */
const forced = {
  '(forced-colors: active)': {
    borderColor: 'ButtonText',
    selectors: { [off]: { borderColor: 'GrayText', color: 'GrayText' } },
  },
};

export const variants = styleVariants({
  primary: inLayer('components', {
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    selectors: {
      [`${live}:hover`]: { backgroundColor: vars.color.actionHover },
      [`${live}:active`]: { backgroundColor: vars.color.actionActive },
      [off]: switchedOff,
    },
    '@media': {
      '(forced-colors: active)': {
        ...forced['(forced-colors: active)'],
        backgroundColor: 'ButtonText',
        color: 'ButtonFace',
        forcedColorAdjust: 'none',
        selectors: {
          [off]: { borderColor: 'GrayText', backgroundColor: 'ButtonFace', color: 'GrayText' },
          [`${live}:hover`]: { backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  secondary: inLayer('components', {
    borderColor: vars.color.border,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    selectors: {
      [`${live}:hover`]: { backgroundColor: vars.color.surfaceSunken },
      [`${live}:active`]: { backgroundColor: vars.color.actionSoft },
      [off]: switchedOff,
    },
    '@media': forced,
  }),
  quiet: inLayer('components', {
    backgroundColor: 'transparent',
    color: vars.color.action,
    selectors: {
      [`${live}:hover`]: { backgroundColor: vars.color.actionSoft, color: vars.color.onActionSoft },
      [`${live}:active`]: { backgroundColor: vars.color.actionSoft, color: vars.color.onActionSoft },
      [off]: { ...switchedOff, backgroundColor: 'transparent' },
    },
    '@media': forced,
  }),
  danger: inLayer('components', {
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    selectors: {
      [`${live}:hover`]: {
        backgroundColor: `color-mix(in srgb, ${vars.color.danger} 88%, ${vars.color.text})`,
      },
      [`${live}:active`]: {
        backgroundColor: `color-mix(in srgb, ${vars.color.danger} 76%, ${vars.color.text})`,
      },
      [off]: switchedOff,
    },
    '@media': forced,
  }),
});

export const fullWidth = style(inLayer('components', { inlineSize: '100%' }));

/** Both faces of a button lie in one cell, so the button is as wide as the wider one and never changes its width. */
export const faces = style(inLayer('components', { display: 'grid', placeItems: 'center' }));

export const face = style(
  inLayer('components', {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
  }),
);

export const hiddenFace = style(inLayer('components', { visibility: 'hidden' }));

// A spinner that nobody sees would still turn, and each key in a form with such a button would pay for its frames.
globalStyle(`${hiddenFace} > *`, inLayer('components', { animation: 'none' }));
