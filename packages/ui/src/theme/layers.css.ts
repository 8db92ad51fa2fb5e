import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. A rule of an app that is in no layer wins over all of them, so an app never
 * needs a stronger selector to adjust a component.
 */
const components = 'aarambh-components';

// Where the layers of Tailwind, or of an app with the same names, stand among ours if ours are read first: its reset takes no background from a
// button, and its utilities adjust what they are given to.
globalLayer('theme');
globalLayer('base');

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

globalLayer('components');
globalLayer('utilities');
