import { buildPages, installPeers } from './build.ts';
import { libraries } from './libraries.ts';
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
 */
export async function compareComponents(): Promise<void> {
  installPeers();
  for (const library of libraries) await buildPages(library);
  const server = await servePages();
  const results: Figures[] = [];
  try {
    for (const library of libraries) results.push(await measure(library, server.origin));
  } finally {
    server.close();
  }
  const names = namesOf(results);
  const width = Math.max(...names.map((name) => name.length));
  const columns = libraries.map(({ name }) => Math.max(name.length, 7));
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(width), ...cells.map((cell, index) => cell.padStart(columns[index] ?? 0))].join('  ');
  console.log(
    `\n${line(
      '',
      libraries.map(({ name }) => name),
    )}`,
  );
  for (const name of names)
    console.log(
      line(
        name,
        results.map((figures) => shown(figures[name])),
      ),
    );
}
