import type { Plugin } from 'vite';

/**
 * A module `virtual:<name>` whose default export is worked out when Storybook is built or started.
 *
 * @param read - gives what JSON can hold
 */
export function virtualModule(name: string, read: () => object): Plugin {
  const id = `virtual:${name}`;
  return {
    name,
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    load: (requested) => (requested === `\0${id}` ? `export default ${JSON.stringify(read())}` : undefined),
  };
}
