import { style } from '@vanilla-extract/css';
import { focusRingOnBorder } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { transitionOf } from '../../theme/motion.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(inLayer('components', { display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

/** A label, so that a press anywhere in it opens the browser's own dialog; files are dropped on it too. */
export const dropArea = style(
  inLayer('components', {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space.xs,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    border: `${vars.borderWidth.thin} dashed ${vars.color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.textMuted,
    textAlign: 'center',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:hover': { borderColor: vars.color.action, backgroundColor: vars.color.surfaceSunken },
      '&[data-dragging]': {
        borderStyle: 'solid',
        borderColor: vars.color.action,
        backgroundColor: vars.color.actionSoft,
        color: vars.color.onActionSoft,
      },
      '&:has(input[aria-invalid="true"])': {
        borderStyle: 'solid',
        borderColor: vars.color.danger,
        outline: `${vars.borderWidth.thin} solid ${vars.color.danger}`,
      },
      '&:has(input:focus-visible)': focusRingOnBorder,
      '&:has(input[aria-invalid="true"]:focus-visible)': { outlineColor: vars.color.danger },
      '&:has(input:disabled)': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.disabledSurface,
        color: vars.color.disabledText,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      ...transitionOf(['background-color', 'border-color'], vars.motion.fast)['@media'],
      '(forced-colors: active)': {
        selectors: {
          '&[data-dragging]': { borderColor: 'Highlight', borderWidth: vars.borderWidth.thick },
          '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
          '&:has(input[aria-invalid="true"])': { borderWidth: vars.borderWidth.thick },
        },
      },
    },
  }),
);

export const choose = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: vars.fontWeight.semibold,
    color: vars.color.action,
    selectors: {
      [`${dropArea}:has(input:disabled) &, ${dropArea}[data-dragging] &`]: { color: 'inherit' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${dropArea}:has(input:enabled) &`]: { color: 'LinkText' } },
      },
    },
  }),
);

/** Nobody drags files with a finger. */
export const drop = style(inLayer('components', { '@media': { '(pointer: coarse)': { display: 'none' } } }));

export const list = style(
  inLayer('components', {
    display: 'grid',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  inLayer('components', {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    columnGap: vars.space.sm,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.sm,
    paddingInlineEnd: vars.space.xs,
    border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    selectors: { '&[data-state="failed"]': { borderColor: vars.color.danger } },
  }),
);

export const picture = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    overflow: 'hidden',
  }),
);

export const thumbnail = style(
  inLayer('components', { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);

export const about = style(
  inLayer('components', { display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 }),
);

export const name = style(
  inLayer('components', { overflowWrap: 'anywhere', lineHeight: vars.lineHeight.heading }),
);

export const details = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const uploaded = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    color: vars.color.success,
  }),
);
