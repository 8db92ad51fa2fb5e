import { style } from '@vanilla-extract/css';
import { focusRingOnBorder } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/**
 * The frame of every text-like control. It holds the native input and what stands beside it (prefix, buttons), and
 * shows the states of the input inside it, so that a component adds nothing for them.
 */
export const frame = style(
  inLayer('shared', {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    selectors: {
      '&:has(:where(input, textarea, select)[aria-invalid="true"])': {
        borderColor: vars.color.danger,
        outline: `${vars.borderWidth.thin} solid ${vars.color.danger}`,
      },
      '&:has(:where(input, textarea, select):focus-visible)': focusRingOnBorder,
      '&:has(:where(input, textarea, select)[aria-invalid="true"]:focus-visible)': {
        outlineColor: vars.color.danger,
      },
      '&:has(:where(input, textarea):read-only)': { backgroundColor: vars.color.surfaceSunken },
      '&:has(:where(input, textarea, select):disabled)': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.disabledSurface,
        color: vars.color.disabledText,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:where(input, textarea, select):disabled)': { borderColor: 'GrayText', color: 'GrayText' },
          // Thicker outwards, so that nothing in or beside the frame moves when a mistake is found.
          '&:has(:where(input, textarea, select)[aria-invalid="true"])': {
            borderWidth: vars.borderWidth.thick,
            marginBlock: `calc(${vars.borderWidth.thin} - ${vars.borderWidth.thick})`,
          },
        },
      },
    },
  }),
);

/** The native input or textarea inside a frame. */
export const input = style(
  inLayer('shared', {
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: `calc(${vars.size.control} - 2 * ${vars.borderWidth.thin})`,
    margin: 0,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.md,
    border: 0,
    // The frame draws the outline.
    outline: 'none',
    borderRadius: `calc(${vars.radius.control} - ${vars.borderWidth.thin})`,
    background: 'transparent',
    color: 'inherit',
    // iOS zooms into inputs below 16 px, whatever size the reader has set.
    fontSize: `max(16px, ${vars.fontSize.md})`,
    lineHeight: vars.lineHeight.body,
    appearance: 'none',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      // A number is written from left to right on every page; it starts where the page's text starts.
      '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
      '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
      // The browser paints filled-in fields in its own colours; an inset shadow is the only way over it.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100vmax ${vars.color.infoSoft}`,
        WebkitTextFillColor: vars.color.text,
        caretColor: vars.color.text,
      },
    },
  }),
);

/** Fixed text or an icon at either end of a frame. */
export const affix = style(
  inLayer('shared', {
    flexShrink: 0,
    color: vars.color.textMuted,
    // The order of its own letters: `+91` must not turn around in a right-to-left page. Its distance to the border follows the page.
    unicodeBidi: 'plaintext',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space.md },
      '&:last-child': { paddingInlineEnd: vars.space.md },
      [`${frame}:has(:disabled) &`]: { color: 'inherit' },
    },
  }),
);

/** An input after a prefix stands closer to it than to the border. */
export const inputAfterPrefix = style(
  inLayer('shared', {
    paddingInlineStart: vars.space.xs,
    selectors: {
      '[dir="rtl"] &[dir="ltr"]': { paddingInlineStart: vars.space.md, paddingInlineEnd: vars.space.xs },
    },
  }),
);
