import { installLibraries, weighPage, type Weight } from './build.ts';
import { bareReact, libraries, pages } from './libraries.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const shown = ({ gzip, brotli }: Weight, bare: Weight): string =>
  `${kilobytes(gzip - bare.gzip)} / ${kilobytes(brotli - bare.brotli)}`;

/**
 * Builds the same small pages with our components and with other libraries, and prints as a table of Markdown what each weighs beyond a
 * page of bare React: gzip / brotli, in kB of a thousand bytes.
 */
export async function comparePackages(): Promise<void> {
  installLibraries();
  const { atOnce: bare } = await weighPage('bare', false, { imports: [], jsx: '<>{page}</>' }, bareReact);
  const rows = new Map<string, string[]>();
  for (const page of pages) {
    const cells: string[] = [];
    for (const { name, frame, pages: own } of libraries) {
      const source = own[page];
      if (!source) {
        cells.push('none');
        continue;
      }
      const isOurs = name === 'ours';
      const { atOnce, all } = await weighPage(`${name}-${page}`, isOurs, frame, source);
      const later = all.brotli > atOnce.brotli ? `, with what comes later ${shown(all, bare)}` : '';
      cells.push(shown(atOnce, bare) + later);
    }
    rows.set(page, cells);
  }
  console.log(`Bare React: ${kilobytes(bare.gzip)} / ${kilobytes(bare.brotli)} kB (gzip / brotli)\n`);
  console.log(`| | ${libraries.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${libraries.map(() => '---').join('|')}|`);
  for (const [page, cells] of rows) console.log(`| ${page} | ${cells.join(' | ')} |`);
}
