import type { Plugin } from 'vite';
import { readPropFacts } from '../packages/ui/scripts/propFacts.ts';

const id = 'virtual:prop-facts';

/**
 * Gives the tables of props what the compiler knows. Storybook's own reader sees one file at a time and calls a type from another one
 * unknown. Tests draw no tables, and do not wait for the compiler.
 */
export function propFacts(): Plugin {
  return {
    name: 'prop-facts',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    load(requested) {
      if (requested !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(process.env.VITEST === undefined ? readPropFacts() : {})}`;
    },
  };
}
