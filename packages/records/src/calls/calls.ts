/** The calls of a family, for screens that draw any of them. What a family's calls take and give was checked where it was declared. */
import { ApiError, attempted, newIdempotencyKey, type Attempt } from '@aarambh/api-client';
import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import type { RecordAction } from '../declare/action.ts';
import type { Lookup } from '../declare/column.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import type { Service } from '../host/service.ts';
import type { Formats } from '../register.ts';

type Properties = Readonly<Record<string, unknown>>;

/** What is in an object. What is none has nothing. */
export const propertiesOf = (value: unknown): Properties =>
  typeof value === 'object' && value !== null ? { ...value } : {};

interface AnyEnvelope {
  readonly data: Properties;
  readonly meta: Properties;
}

/** What is in the envelope around every answer. What is not there, or is no object, has no properties. */
function envelopeOf({ data: envelope }: { data?: unknown }): AnyEnvelope {
  const { data, meta } = propertiesOf(envelope);
  return { data: propertiesOf(data), meta: propertiesOf(meta) };
}

const isRow = (value: unknown): value is AnyRow => typeof propertiesOf(value).id === 'string';

/** The records of a list, without what is no record. @throws ApiError when it is no list */
function rowsOf({ data }: AnyEnvelope, key: string, call: string): { rows: AnyRow[]; leftOut: number } {
  const list = data[key];
  if (!Array.isArray(list)) throw new ApiError({ kind: 'malformed', call });
  const rows = list.filter(isRow);
  return { rows, leftOut: list.length - rows.length };
}

const totalOf = ({ meta: { total } }: AnyEnvelope, rows: readonly unknown[]): number =>
  typeof total === 'number' && total >= rows.length && Number.isSafeInteger(total) ? total : rows.length;

export interface Page {
  readonly rows: readonly AnyRow[];
  /** Rows on all pages. */
  readonly total: number;
  /** There are more: a long list is counted no further than `total`. */
  readonly isTotalMinimum: boolean;
  /** What the rows of all pages come to, where the list adds them up. */
  readonly sum?: number | undefined;
  /** The order of the rows, as `sort` of the query names it. */
  readonly sort?: string | undefined;
  /** What the page after and the page before are asked for with, where there is one. */
  readonly nextCursor?: string | undefined;
  readonly previousCursor?: string | undefined;
  /** Entries of this page that were no records. */
  readonly leftOut: number;
}

/** Rows on a page: the first without another choice (specification, section 9). */
export const pageSizes = [25, 50, 100] as const;

/** Fewer characters find nothing that is worth showing; the contract takes no shorter search. */
export const shortestSearch = 2;

/** One page of a list. @throws ApiError */
export async function readPage(
  service: Service,
  { family, key, list = `${family}/all` }: Pick<Resource, 'family' | 'key' | 'list'>,
  query: Readonly<Record<string, string | number>>,
  signal: AbortSignal,
): Promise<Page> {
  const answer = await service.client().GET(list, {
    params: { query: { pageSize: pageSizes[0], ...query } },
    signal,
  });
  const envelope = envelopeOf(answer);
  const { rows, leftOut } = rowsOf(envelope, key, `GET ${list}`);
  const { isTotalMinimum, nextCursor, previousCursor, sort, sum } = envelope.meta;
  return {
    rows,
    leftOut,
    total: totalOf(envelope, rows),
    isTotalMinimum: isTotalMinimum === true,
    sum: typeof sum === 'number' ? sum : undefined,
    sort: typeof sort === 'string' ? sort : undefined,
    nextCursor: typeof nextCursor === 'string' ? nextCursor : undefined,
    previousCursor: typeof previousCursor === 'string' ? previousCursor : undefined,
  };
}

export interface Counts {
  readonly numbers: ReadonlyMap<string, number>;
  /** Values that more records have than were counted. */
  readonly moreThan: ReadonlySet<string>;
}

/** How many records the query finds, by the values of one of its filters. @throws ApiError */
export async function readCounts(
  service: Service,
  { family, countedBy = '' }: Pick<Resource, 'family' | 'countedBy'>,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Counts> {
  const call = `${family}/count`;
  const answer = await service.client().GET(call, { params: { query: { ...query, by: countedBy } }, signal });
  const { counts, moreThan } = envelopeOf(answer).data;
  if (typeof counts !== 'object') throw new ApiError({ kind: 'malformed', call: `GET ${call}` });
  const numbers = Object.entries(propertiesOf(counts)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    numbers: new Map(numbers),
    moreThan: new Set(Array.isArray(moreThan) ? moreThan.map(String) : []),
  };
}

/** The first records of a list that a search finds; fewer than two characters find all. @throws ApiError */
export async function findRows(
  service: Service,
  resource: Pick<Resource, 'family' | 'key' | 'list'>,
  search: string,
  signal: AbortSignal,
): Promise<readonly AnyRow[]> {
  const words = search.trim();
  const { rows } = await readPage(
    service,
    resource,
    words.length < shortestSearch ? {} : { search: words },
    signal,
  );
  return rows;
}

interface FoundChoices {
  readonly items: readonly SearchSelectItem[];
  /** There are more, which only a search finds. */
  readonly isPart: boolean;
}

/**
 * The records of a list that are in use, to choose from: all, or the first of them where they are too many. They are called, and stand
 * in order, as in the language of the page where they have a name in it; by the other name they are found too. Those whose name is not
 * the only one of its kind say where they are. @throws ApiError
 */
export async function readChoices(
  service: Service,
  { family, key, query = {}, named = 'name' }: Lookup,
  { language, compare }: Pick<Formats, 'language' | 'compare'>,
  signal: AbortSignal,
  search?: string,
): Promise<FoundChoices> {
  const asked = { pageNo: -1, ...query, ...(search === undefined ? {} : { search }) };
  const answer = await service.client().GET(`${family}/all`, { params: { query: asked }, signal });
  const envelope = envelopeOf(answer);
  const { rows } = rowsOf(envelope, key, `GET ${family}/all`);
  const choices = rows.map((row) => {
    const { id, [named]: name, nameTranslations } = row;
    const label = typeof name === 'string' ? name : id;
    const own = propertiesOf(nameTranslations)[language];
    return typeof own === 'string' && own !== ''
      ? { id, label: own, keywords: [label], record: propertiesOf(row) }
      : { id, label, record: propertiesOf(row) };
  });
  const isPart = totalOf(envelope, rows) > rows.length;
  const items = service.toldApart(choices, isPart || search !== undefined, language);
  const isTranslated = choices.some(({ keywords }) => keywords !== undefined);
  return {
    items: isTranslated ? items.toSorted((one, other) => compare(one.label, other.label)) : items,
    isPart,
  };
}

/** One record. @throws ApiError */
export async function readRecord(
  service: Service,
  { family, key, one = `${family}/{id}` }: Pick<Resource, 'family' | 'key' | 'one'>,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRow> {
  const answer = await service.client().GET(one, { params: { path: { id } }, signal });
  return recordOf(key, answer, id);
}

/** The record of an answer. A part of a record has no id of its own. @throws ApiError when there is none */
function recordOf(key: string, answer: { data?: unknown }, id?: string): AnyRow {
  const record = envelopeOf(answer).data[key];
  const found = id === undefined ? record : { ...propertiesOf(record), id };
  if (typeof record !== 'object' || !isRow(found)) throw new ApiError({ kind: 'malformed', call: key });
  return found;
}

/** The record of what an action answered. @throws ApiError when there is none */
export const answeredRecord = ({ key }: Pick<Resource, 'key'>, answer: unknown): AnyRow =>
  recordOf(key, { ...propertiesOf(answer) });

/** Adds a record, and returns it as it is stored. */
export function addRecord(
  service: Service,
  { family, key }: Resource,
  body: object,
): Promise<Attempt<AnyRow>> {
  return attempted(
    service
      .client()
      .POST(`${family}/add`, { body })
      .then((answer) => recordOf(key, answer)),
  );
}

/** Changes a record, and returns it as it is stored now. `body` has the version that was read. */
export function changeRecord(
  service: Service,
  { family, key, one = `${family}/{id}`, changed = one }: Resource,
  id: string,
  body: object,
): Promise<Attempt<AnyRow>> {
  return attempted(
    service
      .client()
      .PUT(changed, { params: { path: { id } }, body })
      .then((answer) => recordOf(key, answer, id)),
  );
}

/** Withdraws a record or brings it back. */
export const setActive = (
  service: Service,
  resource: Resource,
  row: AnyRow,
  isActive: boolean,
): Promise<Attempt<AnyRow>> => putStatus(service, resource, row, { isActive });

/** Gives a record another status. */
export const setStatus = (
  service: Service,
  resource: Resource,
  row: AnyRow,
  status: string,
): Promise<Attempt<AnyRow>> => putStatus(service, resource, row, { status });

function putStatus(
  service: Service,
  { family, key }: Resource,
  row: AnyRow,
  change: object,
): Promise<Attempt<AnyRow>> {
  const options = { params: { path: { id: row.id } }, body: { ...change, rowVersion: row.rowVersion } };
  return attempted(
    service
      .client()
      .PUT(`${family}/status/{id}`, options)
      .then((answer) => recordOf(key, answer)),
  );
}

/**
 * Does one of the actions of a record.
 * @param typed the body as far as its form gave it
 * @param key the same for each try of one intent, so that what was done is not done twice
 */
export function runAction(
  service: Service,
  { operation: { method, path, takesVersion }, body }: RecordAction,
  row: AnyRow,
  typed: object,
  key = newIdempotencyKey(),
): Promise<Attempt<unknown>> {
  if (method === 'GET' || method === 'PATCH') throw new Error(`${method} ${path} is no action.`);
  const sent = { ...body?.(row), ...typed, ...(takesVersion && { rowVersion: row.rowVersion }) };
  const caller = service.client();
  const answer = caller[method](path.replace(/\{\w+\}/, '{id}'), {
    params: { path: { id: row.id }, header: { 'Idempotency-Key': key } },
    ...(Object.keys(sent).length > 0 && { body: sent }),
  });
  return attempted(answer.then((answered) => refuseFailedResult(answered, `${method} ${path}`)));
}

/** What is done for several answers for each of them; for one record that is its own answer. @throws ApiError when it was not done */
function refuseFailedResult<Answer extends { data?: unknown }>(answer: Answer, call: string): Answer {
  const { results } = envelopeOf(answer).data;
  const [only, ...others] = Array.isArray(results) ? results.map(propertiesOf) : [];
  if (only?.ok !== false || others.length > 0) return answer;
  const { code, message } = propertiesOf(only.error);
  throw new ApiError({
    kind: 'http',
    call,
    status: 409,
    code: typeof code === 'string' ? code : null,
    serverMessage: typeof message === 'string' ? message : null,
  });
}

export function deleteRecord(
  service: Service,
  { family, one = `${family}/{id}` }: Resource,
  id: string,
): Promise<Attempt<unknown>> {
  return attempted(service.client().DELETE(one, { params: { path: { id } } }));
}

/** All that the filters find, as a CSV file. */
export function downloadRows(
  service: Service,
  { family }: Resource,
  query: Readonly<Record<string, string | number>>,
): Promise<Attempt<Blob>> {
  return attempted(
    service
      .client()
      .GET(`${family}/download`, { params: { query }, parseAs: 'blob' })
      .then(({ data }) => {
        if (data instanceof Blob) return data;
        throw new ApiError({ kind: 'malformed', call: `GET ${family}/download` });
      }),
  );
}
