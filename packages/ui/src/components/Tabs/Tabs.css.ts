import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(inLayer('components', { minInlineSize: 0 }));

export const list = style(
  inLayer('components', {
    display: 'flex',
    gap: vars.space.xxs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.line}`,
  }),
);

export const tab = style(
  inLayer('components', {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.size.target,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.small,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    cursor: 'pointer',
    // The browser scrolls and zooms; it does not wait for a second tap.
    touchAction: 'pan-x pan-y pinch-zoom',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-selected="true"]': { color: vars.color.action },
      // The line under the chosen tab is a border, so that it stays in forced colours.
      '&[aria-selected="true"]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `3px solid ${vars.color.action}`,
      },
      '&:focus-visible': focusRingInside,
      '&[aria-disabled="true"]': { color: vars.color.disabledText, cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]::after': { borderBlockEndColor: 'Highlight' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const panel = style(
  inLayer('components', {
    paddingBlockStart: vars.space.md,
    borderRadius: vars.radius.small,
    selectors: {
      '&:focus-visible': focusRing,
    },
  }),
);
