import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const narrow = '(max-width: 479.98px)';

export const root = style(inLayer('components', { minInlineSize: 0 }));

export const list = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xxs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

const place = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.controlToolbar,
  minBlockSize: vars.size.controlToolbar,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
};

export const gap = style(
  inLayer('components', {
    ...place,
    color: vars.color.textMuted,
    '@media': { [narrow]: { display: 'none' } },
  }),
);

export const number = style(inLayer('components', { '@media': { [narrow]: { display: 'none' } } }));

export const compact = style(
  inLayer('components', {
    ...place,
    position: 'relative',
    display: 'none',
    paddingInline: vars.space.xs,
    fontWeight: vars.fontWeight.bold,
    '@media': { [narrow]: { display: 'inline-flex' } },
  }),
);

export const link = style(
  inLayer('components', {
    ...place,
    paddingBlock: 0,
    paddingInline: vars.space.xs,
    border: `${vars.borderWidth.thin} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.action,
    fontWeight: vars.fontWeight.semibold,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.actionSoft, color: vars.color.onActionSoft },
      '&:focus-visible': focusRing,
      '&[aria-current="page"]': { backgroundColor: vars.color.action, color: vars.color.onAction },
      '&[aria-disabled="true"]': {
        backgroundColor: 'transparent',
        color: vars.color.textMuted,
        cursor: 'default',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current="page"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
);
