import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xxs,
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
  }),
);

/** Starts something, so it is a button; it stands in a line of text, so it looks like a link. */
export const button = style(
  inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.targetMin,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.action,
    fontWeight: vars.fontWeight.semibold,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.borderWidth.thick },
    ':focus-visible': focusRing,
    selectors: {
      '&[aria-disabled="true"]': {
        color: 'inherit',
        fontWeight: vars.fontWeight.regular,
        textDecorationLine: 'none',
        cursor: 'default',
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.size.target },
      '(forced-colors: active)': {
        color: 'LinkText',
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
      },
    },
  }),
);

export const time = style(
  inLayer('components', {
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    // Digits of one width: the text beside them stands still.
    fontVariantNumeric: 'tabular-nums',
  }),
);
