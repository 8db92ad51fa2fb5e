import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

export const segments = style(
  inLayer('components', {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: vars.space.xxs,
    padding: vars.space.xxs,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceSunken,
    boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.line}`,
    selectors: {
      '[data-invalid="true"] &': { boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${vars.color.danger}` },
    },
    '@media': {
      // Two words do not fit beside each other on the smallest screens with large text.
      '(max-width: 15rem)': { gridAutoFlow: 'row' },
      '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid CanvasText` },
    },
  }),
);

export const segment = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: `calc(${vars.size.control} - 2 * ${vars.space.xxs})`,
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.xxs,
    border: `${vars.borderWidth.thin} solid transparent`,
    borderRadius: `calc(${vars.radius.control} - ${vars.space.xxs} / 2)`,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:has(:checked)': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.surfaceRaised,
        color: vars.color.action,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { color: vars.color.disabledText, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&:has(:disabled)': { color: 'GrayText' },
          '&:has(:checked:disabled)': {
            borderColor: 'GrayText',
            backgroundColor: 'GrayText',
            color: 'Canvas',
          },
        },
      },
    },
  }),
);

export const segmentMotion = style(
  inLayer('components', transitionOf(['background-color', 'color'], vars.motion.fast)),
);

/** Over the whole segment and invisible: the native radio button is what is pressed and focused. */
export const segmentInput = style(
  inLayer('components', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
