import { dataOf } from '@aarambh/api-client';
import { i18n } from '#app/i18n/i18n.ts';
import { loadApi } from '#app/session/call.ts';
import { placeOf, withPlaces } from './places.ts';
import type { AsyncOptions, SearchAsyncOptions } from './useAsyncOptions.ts';

/** What the institutes are called that were offered since the page was opened. */
const names = new Map<string, string>();

/** What an institute that was chosen earlier is called; undefined while the server has not named it. */
export const instituteName = (id: string): string | undefined => names.get(id);

/** Brings back what an institute was called that was chosen before this page was opened. */
export const nameInstitute = (id: string, name: string): void => void names.set(id, name);

/** The institutes that a fresher can register in, or the first of them where they are too many to send. @throws ApiError */
export const listInstitutes = (): Promise<AsyncOptions> => readInstitutes();

/** The institutes whose name, city or state the words are of. @throws ApiError */
export const searchInstitutes: SearchAsyncOptions = async (search, { signal }) =>
  (await readInstitutes(search, signal)).items;

async function readInstitutes(search?: string, signal?: AbortSignal): Promise<AsyncOptions> {
  const api = await loadApi();
  const query = { pageNo: -1, ...(search === undefined ? {} : { search }) };
  const call = api.GET('/institute/all', { params: { query }, ...(signal && { signal }) });
  const { institute } = await dataOf(call);
  const { total = institute.length } = (await call).data?.meta ?? {};
  const isPart = total > institute.length;
  const items = withPlaces(
    institute.map(({ id, name, ...where }) => ({ id, label: name, place: placeOf(where, i18n.language) })),
    // What a search finds is a part too.
    isPart || search !== undefined,
  );
  for (const { id, label } of items) names.set(id, label);
  return { items, isPart };
}
