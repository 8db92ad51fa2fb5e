/** Reads a file of books, as the server behind an import does. Cells have no commas. */
import type { ImportJob } from '../register.ts';
import { refused, type Asked } from './answers.ts';
import type { BookBody } from './contract.ts';

export const bookColumns = ['title', 'author', 'pages'];

/** What a file would do, and the books that are right; or why it cannot be read. */
export function readBookFile({ text, query }: Asked): Response | { job: ImportJob; right: BookBody[] } {
  const matched: Readonly<Record<string, string>> = JSON.parse(query.get('headings') ?? '{}');
  const [head = '', ...lines] = text.trim().split('\n');
  const headings = head.split(',').map((heading) => matched[heading] ?? heading);
  const unknown = headings.filter((heading) => heading !== '' && !bookColumns.includes(heading));
  if (unknown.length > 0) {
    return refused(422, 'VALIDATION', 'Some headings are not known.', {
      fieldErrors: [{ path: '', code: 'headings', message: 'Some headings are not known.' }],
      details: { headings: unknown, columns: bookColumns },
    });
  }
  const rows = lines.map((line, at) => {
    const cells = line.split(',');
    const cell = (column: string): string => cells[headings.indexOf(column)] ?? '';
    return {
      row: at + 2,
      title: cell('title'),
      author: cell('author'),
      pages: Number(cell('pages')) || null,
    };
  });
  const wrong = rows.filter(({ author }) => author === '');
  const right = rows.filter((row) => !wrong.includes(row));
  const job: ImportJob = {
    id: `import-${query.get('mode')}`,
    kind: 'book',
    mode: query.get('mode') === 'commit' ? 'commit' : 'dryRun',
    state: 'Done',
    rows: rows.length,
    done: rows.length,
    created: right.length,
    updated: 0,
    unchanged: 0,
    failed: wrong.length,
    errors: wrong.map(({ row }) => ({
      row,
      column: 'author',
      code: 'required',
      message: 'Enter an author.',
    })),
    verdicts: rows.map((row) => ({
      row: row.row,
      name: row.title,
      verdict: right.includes(row) ? 'create' : 'error',
    })),
  };
  return { job, right: right.map(({ row: _row, ...body }) => body) };
}
