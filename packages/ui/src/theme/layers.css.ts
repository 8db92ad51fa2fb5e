import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. A rule of an app that is in no layer wins over all of them, so an app never
 * needs a stronger selector to adjust a component.
 */
export const layers = {
  reset: globalLayer('aarambh-reset'),
  tokens: globalLayer('aarambh-tokens'),
  components: globalLayer('aarambh-components'),
  layout: globalLayer('aarambh-layout'),
};
