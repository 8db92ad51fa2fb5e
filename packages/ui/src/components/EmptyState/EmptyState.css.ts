import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  inLayer('components', {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.sm,
    paddingBlock: vars.space.xxl,
    paddingInline: vars.space.md,
    textAlign: 'center',
  }),
);

export const icon = style(
  inLayer('components', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space.xxl,
    blockSize: vars.space.xxl,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    selectors: {
      '&[data-tone="danger"]': { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
    },
    '@media': { '(forced-colors: active)': { border: `${vars.borderWidth.thin} solid CanvasText` } },
  }),
);

export const description = style(
  inLayer('components', { maxInlineSize: '60ch', color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);

export const actions = style(
  inLayer('components', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.sm,
    marginBlockStart: vars.space.xs,
  }),
);

export const reference = style(
  inLayer('components', {
    fontSize: vars.fontSize.sm,
    color: vars.color.textMuted,
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
  }),
);
