/** What the documentation pages have in common: read from their source, for the status table and for the test of the template. */

/** The headings of the one template, in their order: how deep, and the words. */
export const template = [
  '## When to use it',
  '### What to use instead',
  '## Anatomy',
  "## Do and don't",
  '## Words',
  '## Examples',
  '### All states',
  '## Keyboard',
  '## Accessibility',
  '### What is announced',
  '## Props',
  '## Messages',
  '## Data attributes and CSS variables',
  '## In a form',
  '## How to find it in a test',
  '## Known limits',
] as const;

/** The stories that every component has: as it comes, to try out, and all of its states at once. */
export const requiredStories = ['Default', 'Playground', 'States'] as const;

/** What a page says of its component. */
export type ComponentPage = {
  /** As in the page's heading. */
  readonly title: string;
  readonly status: string;
  /** The version that brought it. */
  readonly since: string;
  readonly headings: readonly string[];
  /** Stories that the page shows, by the name of the module and of the export: `stories.Default`. */
  readonly shown: readonly string[];
};

/** Reads a page of `src/components/<Name>/<Name>.mdx`. What a page lacks is an empty text. */
export function readPage(source: string): ComponentPage {
  const attribute = (name: string): string =>
    new RegExp(`<ComponentFacts[^>]*\\b${name}="([^"]*)"`).exec(source)?.[1] ?? '';
  return {
    title: /^# (.*)$/m.exec(source)?.[1] ?? '',
    status: attribute('status'),
    since: attribute('since'),
    headings: [...source.matchAll(/^#{2,3} .*$/gm)].map(([heading]) => heading),
    shown: [...source.matchAll(/\bof=\{(\w+\.\w+)\}/g)].map(([, name = '']) => name),
  };
}

/** What a file of stories brings: its title in the sidebar and the names of its stories. */
export function readStories(source: string): { readonly title: string; readonly names: readonly string[] } {
  return {
    title: /^const meta = \{\s*title: '([^']*)'/m.exec(source)?.[1] ?? '',
    names: [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
  };
}

/** The components that an entry of the package exports, with their folders below it, read from its `index.ts`. */
export function readExports(
  source: string,
): ReadonlyArray<{ readonly name: string; readonly folder: string }> {
  return [...source.matchAll(/'\.\/((?:components\/)?(\w+))\/index\.ts'/g)].map(
    ([, folder = '', name = '']) => ({
      name,
      folder,
    }),
  );
}

/** Storybook's own way from a title to the address of its page. */
export const pageAddress = (title: string): string =>
  `?path=/docs/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;
