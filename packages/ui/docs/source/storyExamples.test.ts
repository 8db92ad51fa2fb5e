import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { babelParse, traverse } from 'storybook/internal/babel';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { storyExamples } from './storyExamples.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync(['ui/{src,docs}/**/*.stories.tsx', 'forms/src/**/*.stories.tsx'], { cwd: packages });
const examples = (file: string): ReadonlyMap<string, string> => storyExamples(packages + file);

/** The names that code reads and does not declare, and that neither the language nor a browser has. */
async function unknownNames(code: string): Promise<string[]> {
  const names: string[] = [];
  const { code: script } = await transformWithOxc(code, 'example.tsx');
  traverse(babelParse(script), {
    Program: ({ scope }) => void names.push(...Object.keys('globals' in scope ? Object(scope.globals) : {})),
  });
  const browser = [
    'document',
    'window',
    'location',
    'history',
    'matchMedia',
    'Element',
    'HTMLElement',
    'File',
    'CSSStyleSheet',
  ];
  return names.filter((name) => !(name in globalThis) && !browser.includes(name) && !/^HTML\w+$/.test(name));
}

describe('storyExamples', () => {
  it('gives a story of props as its element', () => {
    expect(examples('ui/src/components/Button/Button.stories.tsx').get('DisabledNatively')).toBe(
      `import { Button } from '@aarambh/ui/Button';

export function DisabledNatively() {
  return (
    <Button onClick={() => {}} disabled disabledMode="native">Verify</Button>
  );
}
`,
    );
  });

  it('gives what is drawn together with what it needs, in an order that runs', () => {
    expect(examples('ui/src/components/Button/Button.stories.tsx').get('Variants')).toBe(
      `import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function Variants() {
  return (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  );
}
`,
    );
  });

  it('says of props that take something which component they are for', () => {
    expect(examples('ui/src/components/Menu/Menu.stories.tsx').get('AtTheEdge')).toContain(
      '} as const satisfies Partial<ComponentProps<typeof Menu>>;',
    );
  });

  it('gives of the props only those that the story takes by name', () => {
    expect(examples('ui/src/components/Meter/Meter.stories.tsx').get('States')).toContain(
      `const { levels } = {
    levels: { fairFrom: 50, goodFrom: 75 },
  } as const;`,
    );
  });

  it('gives a whole screen with its source', () => {
    const code = examples('ui/docs/patterns/ListScreen.stories.tsx').get('Default') ?? '';
    expect(code).toContain('function ListScreen({ state, onRetry, onRowAction }: ListScreenProps) {');
    expect(code).toContain("import { DataGrid, type DataGridProps } from '@aarambh/ui/DataGrid';");
  });

  it('gives nothing of a drawing that only this documentation has', () => {
    expect(examples('ui/docs/anatomy/Anatomy.stories.tsx').size).toBe(0);
  });

  it.each(files)('%s: the code reads no name that it does not have', async (file) => {
    const unknown: string[] = [];
    for (const [name, code] of examples(file)) {
      const names = await unknownNames(code);
      if (names.length > 0) unknown.push(`${name}: ${names.join(', ')}`);
    }
    expect(unknown).toEqual([]);
  });
});

it('takes everything from the packages, but in a few stories of parts that are not public', () => {
  const inner = files.flatMap((file) =>
    [...examples(file)]
      .filter(([, code]) => /from '(?:packages\/|storybook)/.test(code))
      .map(([name]) => name),
  );
  expect(inner.length).toBeLessThan(20);
});
