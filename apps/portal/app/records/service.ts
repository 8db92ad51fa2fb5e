/** The calls of lists and records. */
import { ApiError, attempt, dataOf } from '@aarambh/api-client';
import { fileColumnLabel } from '@aarambh/forms';
import type { Client, ImportCalls, ImportJob, Service, ViewCalls } from '@aarambh/records';
import { csvOfWorkbook, isWorkbook } from '#app/files/workbook-reading/csvOfWorkbook.ts';
import type { WorkbookFault } from '#app/files/workbook-reading/unpacked.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { placeOf, withPlaces } from '#app/lookups/places.ts';
import { api } from '#app/session/api.ts';

/** The client without the contract's types: a path that is put together has none. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a family's calls take and give was checked where it was declared
const client = (): Client => api() as unknown as Client;

const views: ViewCalls = {
  read: async (list, signal) =>
    (await dataOf(api().GET('/saved-view/all', { params: { query: { list } }, signal }))).savedView,
  keep: (list, query, typed) => attempt(api().POST('/saved-view/add', { body: { list, query, ...typed } })),
  change: ({ id, rowVersion }, changes) =>
    attempt(api().PUT('/saved-view/{id}', { params: { path: { id } }, body: { ...changes, rowVersion } })),
  remove: ({ id }) => attempt(api().DELETE('/saved-view/{id}', { params: { path: { id } } })),
};

/** As `Client`, for a call whose body is a file. */
type SendCSV = (
  path: string,
  options: {
    params: { query: object; header: object };
    body: File;
    bodySerializer: (body: File) => File;
    headers: Readonly<Record<string, string>>;
  },
) => Promise<{ data: { success: true; data: { importJob: ImportJob } } }>;

/** What is said of a workbook that was not sent: as the server says it of a CSV file. */
const unreadWorkbook = (path: string, fault: WorkbookFault): ApiError =>
  new ApiError({
    kind: 'http',
    call: `POST ${path}`,
    status: 422,
    code: 'VALIDATION_FAILED',
    serverMessage: i18n.t(
      fault === 'tooLarge' ? 'resources.import.workbook.tooLarge' : 'resources.import.workbook.unreadable',
    ),
  });

const imports: ImportCalls = {
  async send({ path }, { file, of, mode, isWhole, headings, idempotencyKey }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the type
    const post = api().POST as unknown as SendCSV;
    const matched = Object.keys(headings).length > 0 && { headings: JSON.stringify(headings) };
    const table = isWorkbook(file) ? await csvOfWorkbook(file) : file;
    if (typeof table === 'string') return { ok: false, error: unreadWorkbook(path, table) };
    const sent = await attempt(
      post(path, {
        params: {
          query: { ...of, mode, isWhole, ...matched },
          header: { 'Idempotency-Key': idempotencyKey },
        },
        body: table,
        bodySerializer: (body) => body,
        headers: { 'content-type': 'text/csv' },
      }),
    );
    return sent.ok ? { ok: true, data: sent.data.importJob } : sent;
  },
  read: async (id, signal) =>
    (await dataOf(api().GET('/import/{id}', { params: { path: { id } }, signal }))).importJob,
  stop: (id) => attempt(api().PUT('/import/cancel/{id}', { params: { path: { id } } })),
  columnLabel: fileColumnLabel,
  async template(kind) {
    const { data } = await api().GET('/import/template/{kind}', {
      params: { path: { kind } },
      parseAs: 'blob',
    });
    return data && { content: data, name: `${kind}-template.csv` };
  },
  async failedRows({ id, kind }) {
    const { data } = await api().GET('/import/errors/{id}', { params: { path: { id } }, parseAs: 'blob' });
    return data && { content: data, name: `${kind}-errors.csv` };
  },
};

/** Events of a record that its history shows. */
const mostEvents = 100;

export const recordService: Service = {
  client,
  views,
  imports,
  async history(entityType, entityID, signal) {
    const query = { entityType, entityID, pageSize: mostEvents };
    return (await dataOf(api().GET('/audit', { params: { query }, signal }))).audit;
  },
  toldApart: (choices, isPart, language) =>
    withPlaces(
      choices.map(({ record, ...choice }) => ({ ...choice, place: placeOf(record, language) })),
      isPart,
    ),
};
