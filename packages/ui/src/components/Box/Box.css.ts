import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const spaces = { none: '0', ...vars.space };

export const box = style({ '@layer': { [layers.layout]: { minInlineSize: 0 } } });

export const paddings = styleVariants(spaces, (padding) => ({
  '@layer': { [layers.layout]: { padding } },
}));

export const paddingsBlock = styleVariants(spaces, (paddingBlock) => ({
  '@layer': { [layers.layout]: { paddingBlock } },
}));

export const paddingsInline = styleVariants(spaces, (paddingInline) => ({
  '@layer': { [layers.layout]: { paddingInline } },
}));

export const gaps = styleVariants(spaces, (gap) => ({ '@layer': { [layers.layout]: { gap } } }));

export const surfaces = styleVariants({
  page: { '@layer': { [layers.layout]: { backgroundColor: vars.color.page } } },
  surface: { '@layer': { [layers.layout]: { backgroundColor: vars.color.surface } } },
  sunken: { '@layer': { [layers.layout]: { backgroundColor: vars.color.surfaceSunken } } },
  soft: {
    '@layer': {
      [layers.layout]: { backgroundColor: vars.color.actionSoft, color: vars.color.onActionSoft },
    },
  },
});

export const radii = styleVariants(vars.radius, (borderRadius) => ({
  '@layer': { [layers.layout]: { borderRadius } },
}));

export const bordered = style({
  '@layer': { [layers.layout]: { border: `${vars.borderWidth.thin} solid ${vars.color.line}` } },
});
