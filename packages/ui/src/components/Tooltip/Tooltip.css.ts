import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(inLayer('components', { display: 'inline-flex', maxInlineSize: '100%' }));

export const bubble = style(
  inLayer('components', {
    // The browser's own style of a popover is a centred box with a border.
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    border: `${vars.borderWidth.thin} solid transparent`,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.xs,
    maxInlineSize: 'min(18rem, calc(100vw - 1rem))',
    inlineSize: 'max-content',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.text,
    color: vars.color.surface,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.regular,
    lineHeight: vars.lineHeight.body,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);
