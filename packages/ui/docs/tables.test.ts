import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { untried } from './tables.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const read = (path: string): string => readFileSync(source + path, 'utf8');

/** The list of suggestions is the browser's own (a datalist): no test can press its keys. A new gap fails, and so does one that is closed. */
const untriedSoFar: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['Enter', 'Escape', 'Down', 'Up'],
};

it('finds what no story tries', () => {
  const page = `## Keyboard

| Key | What it does |
|---|---|
| ↓ ↑ | Goes on |
| Enter | Presses |

### What is announced

“3 results”, “Warning: …”, “Gone”

## Props
`;
  const stories = "keyboard('{ArrowDown}{Enter}'); expect('12 results'); expect('Warning: late')";
  expect(untried(page, stories)).toEqual(['Up', 'Gone']);
});

it('has a story for each key and announcement of the tables, but for these', () => {
  const open = globSync('{components,charts,editor}/*/*.mdx', { cwd: source })
    .toSorted()
    .flatMap((path) => {
      const [folder = '', name = ''] = path.split('/');
      // The charts share their frame, and its stories are those of BarChart.
      const beside = folder === 'charts' ? 'charts/*' : `${folder}/${name}`;
      const stories = globSync(`${beside}/*tories*.{ts,tsx}`, { cwd: source }).map(read).join('\n');
      const missing = untried(read(path), stories);
      return missing.length === 0 ? [] : [[name, missing] as const];
    });
  expect(Object.fromEntries(open)).toEqual(untriedSoFar);
});
