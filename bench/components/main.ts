import { buildPages, installPeers } from './build.ts';
import { libraries, pages } from './libraries.ts';
import { measure, type Figures } from './measure.ts';
import { servePages } from './serve.ts';

/** Every figure that somebody has, in the order in which it first came up. */
function namesOf(all: readonly Figures[]): string[] {
  return [...new Set(all.flatMap((figures) => Object.keys(figures)))];
}

function shown(value: number | undefined): string {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(1);
}

/**
 * Builds the same small pages with our components and with the best other libraries, drives them in one run, and prints
 * a table. Times are milliseconds of the main thread on a processor four times slower.
 *
 * @param names the pages to compare; without any, all of them.
 */
export async function compareComponents(names: readonly string[]): Promise<void> {
  const named = pages.filter((page) => names.includes(page));
  const wanted = named.length === 0 ? pages : named;
  const compared = libraries.filter((library) => library.pages.some((page) => wanted.includes(page)));
  installPeers();
  for (const library of compared) await buildPages(library, wanted);
  const server = await servePages();
  let results: readonly Figures[];
  try {
    results = await measure(compared, wanted, server.origin);
  } finally {
    server.close();
  }
  const figureNames = namesOf(results);
  const width = Math.max(...figureNames.map((name) => name.length));
  const columns = compared.map(({ name }) => Math.max(name.length, 7));
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(width), ...cells.map((cell, index) => cell.padStart(columns[index] ?? 0))].join('  ');
  console.log(
    `\n${line(
      '',
      compared.map(({ name }) => name),
    )}`,
  );
  for (const name of figureNames)
    console.log(
      line(
        name,
        results.map((figures) => shown(figures[name])),
      ),
    );
}
