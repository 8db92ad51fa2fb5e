import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A rule in one of the cascade layers, as `style` and `globalStyle` take it: `style(inLayer('components', { margin: 0 }))`. */
export function inLayer<Rule extends Omit<GlobalStyleRule, '@layer'> | Omit<StyleRule, '@layer'>>(
  layer: keyof typeof layers,
  rule: Rule,
) {
  return { '@layer': { [layers[layer]]: rule } };
}
