import type { Plugin } from 'vite';
import { componentOf, storyExamples } from '../packages/ui/docs/source/storyExamples.ts';

/**
 * Gives each story the code that "Show code" shows and copies: built code has short names, and JSX without its declarations runs nowhere.
 */
export function storySources(): Plugin {
  return {
    name: 'story-sources',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.stories.tsx')) return undefined;
      const sources = [...storyExamples(path)].map(
        ([name, example]) =>
          `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: { code: ${JSON.stringify(example)}, ...${name}.parameters?.docs?.source } } };`,
      );
      // A build shortens the names of functions, so the table of props is told whose it is.
      const component = componentOf(path);
      const about =
        component === undefined
          ? ''
          : `meta.parameters = { ...meta.parameters, propsOf: ${JSON.stringify(component)} };`;
      return { code: `${code}\n${about}\n${sources.join('\n')}\n`, map: null };
    },
  };
}
