import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style(
  inLayer('components', {
    minInlineSize: 0,
    border: `${vars.borderWidth.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: `0 1px 2px ${vars.color.line}`,
    '@media': { print: { breakInside: 'avoid', boxShadow: 'none' } },
  }),
);

export const paddings = styleVariants({
  none: inLayer('components', { padding: 0 }),
  md: inLayer('components', { padding: vars.space.md }),
  lg: inLayer('components', {
    padding: `calc(${vars.space.lg} + ${vars.space.xxs})`,
    '@media': { '(max-width: 24rem)': { padding: vars.space.md } },
  }),
});
