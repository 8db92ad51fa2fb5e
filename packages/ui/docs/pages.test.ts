import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageAddress, readExports, readPage, readStories, requiredStories, template } from './pages.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string): string => readFileSync(source + path, 'utf8');

const entries = ['', 'charts/', 'editor/'].flatMap((entry) =>
  readExports(read(`${entry}index.ts`)).map(({ name, folder }) => ({ name, folder: `${entry}${folder}/` })),
);

describe.each(entries)('$name', ({ name, folder }) => {
  const path = `${folder}${name}.mdx`;
  const page = existsSync(source + path) ? read(path) : '';
  const facts = readPage(page);
  const storyFiles = readdirSync(source + folder).filter((file) => file.endsWith('.stories.tsx'));
  const main = `${name}.stories.tsx`;

  it('has a page with a title, a status and the version that brought it', () => {
    expect(facts.title).not.toBe('');
    expect(facts.status).toMatch(/^(experimental|beta|stable)$/);
    expect(facts.since).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has every heading of the template, in its order, and something under each', () => {
    expect(facts.headings.filter((heading) => template.some((wanted) => wanted === heading))).toEqual(
      template,
    );
    const empty = template.filter((heading) => new RegExp(`^${heading}\\n+(## |$(?![^]))`, 'm').test(page));
    expect(empty).toEqual([]);
  });

  it('ends its examples with the matrix of states, and with nothing else under that heading', () => {
    expect(page).toContain('### All states\n\n<Canvas of={stories.States} />\n\n## Keyboard\n');
    expect(facts.shown.filter((shown) => shown === 'stories.States')).toHaveLength(1);
  });

  it('has the stories that every component has, and its page shows only stories that exist', () => {
    expect(storyFiles).toContain(main);
    expect(readStories(read(folder + main)).names).toEqual(expect.arrayContaining([...requiredStories]));
    expect(facts.shown).toEqual(
      expect.arrayContaining(['stories.Default', 'stories.Playground', 'stories.States']),
    );
    const modules = new Map(
      [...page.matchAll(/^import \* as (\w+) from '\.\/(.*)';$/gm)].map(([, module = '', file = '']) => [
        module,
        file,
      ]),
    );
    const missing = facts.shown.filter((shown) => {
      const [module = '', story = ''] = shown.split('.');
      const file = modules.get(module);
      return file === undefined || !readStories(read(folder + file)).names.includes(story);
    });
    expect(missing).toEqual([]);
  });

  it('has a table of its props', () => {
    expect(page).toContain('<Controls of={stories.Playground} />');
  });
});

describe('the links of the documentation', () => {
  const docs = fileURLToPath(new URL('./', import.meta.url));
  const sources = [docs, source, fileURLToPath(new URL('../../forms/src/', import.meta.url))];
  const texts = sources.flatMap((folder) =>
    globSync('**/*.{mdx,stories.tsx}', { cwd: folder }).map((path) => ({
      path,
      text: readFileSync(folder + path, 'utf8'),
    })),
  );
  const addresses = new Set(
    texts.flatMap(({ path, text }) => {
      const title = path.endsWith('.mdx') ? /<Meta title="([^"]*)"/.exec(text)?.[1] : readStories(text).title;
      return title ? [pageAddress(title)] : [];
    }),
  );

  it('lead to pages that there are', () => {
    const links = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\?path=\/docs\/[\w-]+/g)].map(([address]) => ({ path, address })),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ address }) => !addresses.has(address))).toEqual([]);
  });
});

it('documents every component of the package', () => {
  expect(entries.length).toBeGreaterThan(60);
});
