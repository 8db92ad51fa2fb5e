import { dataOf } from '@aarambh/api-client';
import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import { loadApi } from '../session/call.ts';

/** Every industry, for the contact and the employer form (specification, section 9). @throws ApiError */
export async function listIndustries(): Promise<SearchSelectItem[]> {
  const api = await loadApi();
  const { industry } = await dataOf(api.GET('/admin/industry/all', { params: { query: { pageNo: -1 } } }));
  return industry.map(({ id, name }) => ({ id, label: name }));
}
