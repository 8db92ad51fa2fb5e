/** The calls that take files in. */
import { attempted } from '@aarambh/api-client';
import type { ImportCalls } from '../host/service.ts';
import type { ImportJob } from '../register.ts';
import { bookColumns } from './bookFile.ts';
import { ask } from './client.ts';
import type { Library } from './server.ts';

const jobOf = async (answer: Response): Promise<ImportJob> => {
  const { data }: { data: { importJob: ImportJob } } = await answer.json();
  return data.importJob;
};

/** The calls that take files into a library. */
export const importsOf = (library: Library): ImportCalls => ({
  send: ({ method, path }, { file, mode, isWhole, headings }) => {
    const query = new URLSearchParams({ mode, isWhole: String(isWhole), headings: JSON.stringify(headings) });
    const init = { method, body: file, headers: { 'content-type': 'text/csv' } };
    return attempted(ask(library, `${path}?${query.toString()}`, init).then(jobOf));
  },
  read: async (id) => jobOf(await ask(library, `/import/${id}`, { method: 'GET' })),
  stop: (id) => attempted(ask(library, `/import/cancel/${id}`, { method: 'PUT' })),
  columnLabel: (column) => `The ${column}`,
  template: (kind) =>
    Promise.resolve({ content: new Blob([bookColumns.join(',')]), name: `${kind}-template.csv` }),
  failedRows: ({ kind }) => Promise.resolve({ content: new Blob([]), name: `${kind}-errors.csv` }),
});
