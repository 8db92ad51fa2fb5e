import { style } from '@vanilla-extract/css';
import { focusRingInside } from '../../theme/focusRing.ts';
import { iconSizes } from '../Icon/Icon.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const box = style(inLayer('components', { minInlineSize: '12rem' }));

export const menu = style(inLayer('components', { padding: vars.space.xxs, outline: 'none' }));

export const group = style(
  inLayer('components', {
    selectors: {
      '* + &': {
        marginBlockStart: vars.space.xxs,
        paddingBlockStart: vars.space.xxs,
        borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.line}`,
      },
    },
  }),
);

export const heading = style(
  inLayer('components', {
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
  }),
);

export const item = style(
  inLayer('components', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.controlToolbar,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    // The browser scrolls and zooms; it does not wait for a second tap.
    touchAction: 'pan-x pan-y pinch-zoom',
    selectors: {
      // Beside entries with an icon, one without leaves its place free.
      [`${menu}:has([role^="menuitem"] > svg) &:not(:has(> svg))::before`]: {
        content: '',
        inlineSize: iconSizes.md,
      },
      '&[data-tone="danger"]': { color: vars.color.danger },
      '&[data-focused]': { backgroundColor: vars.color.actionSoft, color: vars.color.onActionSoft },
      '&[data-tone="danger"][data-focused]': {
        backgroundColor: vars.color.dangerSoft,
        color: vars.color.danger,
      },
      '&[data-focus-visible]': focusRingInside,
      '&[data-disabled]': { color: vars.color.disabledText, cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-focused]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const texts = style(
  inLayer('components', { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const description = style(
  inLayer('components', {
    color: vars.color.textMuted,
    // The current item keeps the system's highlight by hand, so what is in it has to take its colour.
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  }),
);
