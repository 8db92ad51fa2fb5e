import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const box = style(inLayer('components', { padding: vars.space.sm }));

export const calendar = style(inLayer('components', { display: 'grid', gap: vars.space.xs }));

// The library's second way to the next month, for swiping past the last day, has a name in thirty languages and none in Hindi.
globalStyle(`${calendar} > :last-child`, inLayer('components', { display: 'none' }));

export const header = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xxs,
  }),
);

/** A list of the browser in the size of the buttons beside it. */
export const choice = style(
  inLayer('components', {
    minBlockSize: vars.size.controlToolbar,
    minInlineSize: 0,
    paddingInline: vars.space.xs,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    cursor: 'pointer',
    ':focus-visible': focusRing,
    '@media': { '(pointer: coarse)': { minBlockSize: vars.size.target } },
  }),
);

export const prompt = style(
  inLayer('components', {
    margin: 0,
    textAlign: 'center',
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
  }),
);

export const grid = style(
  inLayer('components', {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const weekdays = style(inLayer('components', { color: vars.color.textMuted }));
export const weeks = style(inLayer('components', { textAlign: 'center' }));
export const weekday = style(
  inLayer('components', {
    paddingBlock: vars.space.xxs,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'center',
  }),
);

export const day = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    marginInline: 'auto',
    minInlineSize: '2.5rem',
    blockSize: '2.5rem',
    border: `${vars.borderWidth.thin} solid transparent`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-today]': { borderColor: vars.color.border, fontWeight: vars.fontWeight.bold },
      '&[data-hovered]': { backgroundColor: vars.color.actionSoft },
      '&[data-selected]': { backgroundColor: vars.color.actionSoft, color: vars.color.action },
      // The ends of a range, or the one day.
      '&[data-selected]:is([data-selection-start], [data-selection-end], [data-single])': {
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
        fontWeight: vars.fontWeight.semibold,
      },
      '&[aria-disabled="true"]': { color: vars.color.disabledText, cursor: 'not-allowed' },
      '&:focus-visible': focusRingInside,
      '&[data-selected]:focus-visible': focusRing,
    },
    '@media': {
      '(pointer: coarse)': { blockSize: vars.size.target },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-today]': { borderColor: 'CanvasText' },
          '&[data-hovered]': { borderColor: 'Highlight' },
          '&[data-selected]': { borderColor: 'Highlight', backgroundColor: 'Canvas', color: 'CanvasText' },
          '&[data-selected]:is([data-selection-start], [data-selection-end], [data-single])': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-disabled="true"]': { color: 'GrayText' },
          '&:focus-visible': { outlineColor: 'CanvasText' },
        },
      },
    },
  }),
);
