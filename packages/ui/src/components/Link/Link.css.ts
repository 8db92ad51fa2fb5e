import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style(
  inLayer('components', {
    borderRadius: vars.radius.small,
    color: vars.color.action,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.borderWidth.thin,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.borderWidth.thick },
    ':focus-visible': focusRing,
    // A column is as wide as its longest word; a link that may break anywhere would be cut up letter by letter.
    selectors: { ':is(td, th) > &': { overflowWrap: 'inherit' } },
    '@media': { '(forced-colors: active)': { color: 'LinkText' } },
  }),
);

export const variants = styleVariants({
  inline: inLayer('components', { fontWeight: 'inherit' }),
  standalone: inLayer('components', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.size.targetMin,
    fontWeight: vars.fontWeight.semibold,
  }),
});

export const externalMark = style(
  inLayer('components', { marginInlineStart: vars.space.xxs, verticalAlign: '-0.125em' }),
);
