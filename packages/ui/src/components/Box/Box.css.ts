import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const spaces = { none: '0', ...vars.space };

export const box = style(inLayer('layout', { minInlineSize: 0 }));

export const paddings = styleVariants(spaces, (padding) => inLayer('layout', { padding }));

export const paddingsBlock = styleVariants(spaces, (paddingBlock) => inLayer('layout', { paddingBlock }));

export const paddingsInline = styleVariants(spaces, (paddingInline) => inLayer('layout', { paddingInline }));

export const gaps = styleVariants(spaces, (gap) => inLayer('layout', { gap }));

export const surfaces = styleVariants({
  page: inLayer('layout', { backgroundColor: vars.color.page }),
  surface: inLayer('layout', { backgroundColor: vars.color.surface }),
  sunken: inLayer('layout', { backgroundColor: vars.color.surfaceSunken }),
  soft: inLayer('layout', { backgroundColor: vars.color.actionSoft, color: vars.color.onActionSoft }),
});

export const radii = styleVariants(vars.radius, (borderRadius) => inLayer('layout', { borderRadius }));

export const bordered = style(
  inLayer('layout', { border: `${vars.borderWidth.thin} solid ${vars.color.line}` }),
);
