import { dataOf } from '@aarambh/api-client';
import { loadApi } from '#app/session/call.ts';
import type { AsyncOptions } from './useAsyncOptions.ts';

/** Every industry, for the contact and the employer form (specification, section 9). @throws ApiError */
export async function listIndustries(): Promise<AsyncOptions> {
  const api = await loadApi();
  const { industry } = await dataOf(api.GET('/admin/industry/all', { params: { query: { pageNo: -1 } } }));
  return { items: industry.map(({ id, name }) => ({ id, label: name })) };
}
