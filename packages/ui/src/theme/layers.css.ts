import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. A rule of an app that is in no layer wins over all of them, so an app never
 * needs a stronger selector to adjust a component.
 */
const components = 'aarambh-components';

export const layers = {
  reset: globalLayer('aarambh-reset'),
  tokens: globalLayer('aarambh-tokens'),
  components: globalLayer(components),
  /**
   * Inside `components` and weaker than what is directly in it: what several components share and each of them may adjust. The
   * order in which an app loads the style sheets does not matter then.
   */
  shared: globalLayer({ parent: components }, 'shared'),
  layout: globalLayer('aarambh-layout'),
};
