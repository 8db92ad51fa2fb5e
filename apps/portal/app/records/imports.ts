/** The calls of taking in a file. */
import { ApiError, type Attempt, type components } from '@aarambh/api-client';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { api } from '#app/session/api.ts';
import { attempted } from '#app/session/attempted.ts';
import type { ImportAction } from './resource.ts';

export type ImportJob = components['schemas']['ImportJob'];
export type ImportKind = ImportJob['kind'];

interface SentFile {
  readonly file: File;
  /** Query of the call that says what the file is for. */
  readonly of: Readonly<Record<string, string>>;
  readonly mode: ImportJob['mode'];
  /** Nothing is taken in while any row fails. */
  readonly isWhole: boolean;
  /** By heading of the file the column that it means, an empty text for one that is left out. */
  readonly headings: Readonly<Record<string, string>>;
  /** The same for every try of one wish, so that the file is taken in once. */
  readonly idempotencyKey: string;
}

/** The client without the contract's types: a path that is put together has none. */
type SendCSV = (
  path: string,
  options: {
    params: { query: object; header: object };
    body: File;
    bodySerializer: (body: File) => File;
    headers: Readonly<Record<string, string>>;
  },
) => Promise<{ data?: { data: { importJob: ImportJob } } }>;

/** Sends a file, which the server then works through. */
export function sendFile(
  { operation: { path } }: ImportAction,
  { file, of, mode, isWhole, headings, idempotencyKey }: SentFile,
): Promise<Attempt<ImportJob>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the type
  const post = api().POST as unknown as SendCSV;
  const matched = Object.keys(headings).length > 0 && { headings: JSON.stringify(headings) };
  const answer = post(path, {
    params: { query: { ...of, mode, isWhole, ...matched }, header: { 'Idempotency-Key': idempotencyKey } },
    body: file,
    bodySerializer: (body) => body,
    headers: { 'content-type': 'text/csv' },
  });
  return attempted(
    answer.then(({ data }) => {
      if (data === undefined) throw new ApiError({ kind: 'malformed', call: `POST ${path}` });
      return data.data.importJob;
    }),
  );
}

/** How far an import is; asked again until it has ended. */
export const importQuery = (id: string) => ({
  ...queries().queryOptions('get', '/import/{id}', { params: { path: { id } } }),
  refetchInterval: ({ state }: { state: { data?: { data: { importJob: ImportJob } } | undefined } }) =>
    state.data === undefined || state.data.data.importJob.state === 'Running' ? 500 : false,
});

export const stopImport = (id: string) =>
  call((client) => client.PUT('/import/cancel/{id}', { params: { path: { id } } }));

export async function templateOf(kind: ImportKind) {
  const { data } = await api().GET('/import/template/{kind}', {
    params: { path: { kind } },
    parseAs: 'blob',
  });
  return data && { content: data, name: `${kind}-template.csv` };
}

export async function failedRowsOf({ id, kind }: ImportJob) {
  const { data } = await api().GET('/import/errors/{id}', { params: { path: { id } }, parseAs: 'blob' });
  return data && { content: data, name: `${kind}-errors.csv` };
}
