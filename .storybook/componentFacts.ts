import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ComponentFact } from '../packages/ui/docs/componentFacts.ts';
import { readExports, readPage, readStories } from '../packages/ui/docs/pages.ts';
import { virtualModule } from './virtualModule.ts';

const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** What the pages and stories of one entry of the package say of its components. */
function factsOf(index: string): ComponentFact[] {
  return readExports(readFileSync(join(source, index), 'utf8')).map(({ name, folder }) => {
    const path = join(source, dirname(index), folder);
    const stories = readdirSync(path).filter((file) => file.endsWith('.stories.tsx'));
    const read = (file: string): string => readFileSync(join(path, file), 'utf8');
    const { title, status, since } = readPage(read(`${name}.mdx`));
    const address = readStories(read(`${name}.stories.tsx`)).title;
    const count = stories.reduce((sum, file) => sum + readStories(read(file)).names.length, 0);
    return { name: title, address, status, since, stories: count };
  });
}

/** Gives the status table what it shows, read from the pages and stories when Storybook is built or started. */
export const componentFacts = (): Plugin =>
  virtualModule('component-facts', () =>
    ['index.ts', 'charts/index.ts', 'editor/index.ts'].flatMap((index) => factsOf(index)),
  );
