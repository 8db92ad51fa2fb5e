/** What is done with many applications of one job by one call. */
import { ApiError, attempted, isApiError, type components } from '@aarambh/api-client';
import { saveFile } from '#app/files/saveFile.ts';
import { api } from '#app/session/api.ts';
import type { AnyRow, FoundAll, RunMany } from '@aarambh/records';

type Bulk = components['schemas']['MappingBulkUpdate'];
type Result = components['schemas']['BulkResult'];

/** Filters of the list that are numbers. */
const numbers: ReadonlySet<string> = new Set(['passingYear', 'minCgpa', 'maxLiveBacklogs']);

/** What takes one step with all of them. 409 STALE, where the filters find another number by now, moves nobody. */
export const movesAll =
  (status: Bulk['status']): RunMany =>
  async (rows, typed, { all, isTrial = false, key }) => {
    const { jdID = '' }: Partial<components['schemas']['Mapping']> = rows[0] ?? {};
    const which = all === undefined ? { ids: rows.map(({ id }) => id) } : foundBy(all);
    try {
      const { data } = await api().PUT('/jdstudentmapping/bulk/update', {
        body: { jdID, ...which, ...typed, status, dryRun: isTrial },
        params: { header: { 'Idempotency-Key': key } },
      });
      return { ok: true, data: failuresOf(data?.data.results ?? [], rows) };
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Nobody could be moved: of each it is said why.
      const { results } = error.details;
      if (error.status === 409 && Array.isArray(results)) {
        return { ok: true, data: failuresOf(results.filter(isResult), rows) };
      }
      return { ok: false, error };
    }
  };

/** Saves the CVs of them as one ZIP: of those that are ticked, or of all that the filters find. */
export const savesCvs: RunMany = async (rows, typed, { all }) => {
  const { jdID = '' }: Partial<components['schemas']['Mapping']> = rows[0] ?? {};
  const { purpose = '' }: { readonly purpose?: string } = typed;
  const which =
    all === undefined ? { applicationIDs: rows.map(({ id }) => id).join(',') } : foundBy(all).filter;
  const query = { jdID, ...which, purpose, format: 'cv' } as const;
  const file = await attempted(
    api()
      .GET('/jdstudentmapping/download', { params: { query }, parseAs: 'blob' })
      .then(({ data }) => data),
  );
  if (!file.ok) return file;
  if (file.data !== undefined) saveFile(file.data, 'CVs.zip');
  return { ok: true, data: new Map() };
};

/** Writes to those of them who have applied. */
export const writesToAll: RunMany = async (rows, typed, { all, key }) => {
  const { jdID = '' }: Partial<components['schemas']['Mapping']> = rows[0] ?? {};
  const { text = '' }: { readonly text?: string } = typed;
  const which = all === undefined ? { ids: rows.map(({ id }) => id) } : foundBy(all);
  const sent = await attempted(
    api().POST('/jdstudentmapping/message', {
      params: { header: { 'Idempotency-Key': key } },
      body: { jdID, ...which, text },
    }),
  );
  return sent.ok ? { ok: true, data: new Map() } : sent;
};

function foundBy({ query, count }: FoundAll): Pick<Bulk, 'filter' | 'expectedCount'> {
  const { jdID: _job, sort: _sort, ...filter } = query;
  return {
    expectedCount: count,
    filter: Object.fromEntries(
      Object.entries(filter).map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]),
    ),
  };
}

const isResult = (value: unknown): value is Result =>
  typeof value === 'object' && value !== null && 'id' in value && 'ok' in value;

function failuresOf(results: readonly Result[], rows: readonly AnyRow[]): ReadonlyMap<string, ApiError> {
  const known = new Set(rows.map(({ id }) => id));
  return new Map(
    results.flatMap(({ id, ok, error }) =>
      ok || !known.has(id)
        ? []
        : [
            [
              id,
              new ApiError({
                kind: 'http',
                call: 'PUT /jdstudentmapping/bulk/update',
                status: 409,
                code: error?.code ?? null,
                serverMessage: error?.message ?? null,
              }),
            ] as const,
          ],
    ),
  );
}
