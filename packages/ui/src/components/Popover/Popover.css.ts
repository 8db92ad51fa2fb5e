import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

/** The raised box of Popover, Menu and HelpTip. The browser's own style of a popover is a centred box; this one is placed. */
export const surface = style(
  inLayer('shared', {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.popover,
    textAlign: 'start',
    whiteSpace: 'normal',
    inlineSize: 'max-content',
    maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);

export const box = style([surface, inLayer('components', { padding: vars.space.md })]);
