import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
// No app loads a story.
const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.endsWith('.stories.tsx'));
const ofCharts = (file: string): boolean => file.startsWith('charts/');

/** What a file imports to run; types leave no trace. */
const imported = (file: string): string[] => {
  const source = readFileSync(`${folder}${file}`, 'utf8');
  return [...source.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)].map(
    ([, from]) => from ?? '',
  );
};

it('loads charts and their library only where a page imports them', () => {
  const others = files.filter((file) => !ofCharts(file)).flatMap(imported);
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((from) => from.includes('charts/') || from.startsWith('d3-'))).toEqual([]);
});

it('takes scales and shapes from the chart library and nothing that touches the page', () => {
  const libraries = new Set(
    files
      .filter(ofCharts)
      .flatMap(imported)
      .filter((from) => from.startsWith('d3-')),
  );
  expect([...libraries].toSorted()).toEqual(['d3-array', 'd3-shape']);
});
