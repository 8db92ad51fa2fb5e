import { readPage } from './calls.ts';
import type { Service } from '../host/service.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';

/** Rows on a page of all: the most that the contract gives at once. */
const perPage = 100;

/** All rows that a query finds, in its order, page by page; no more than `most`. @throws ApiError */
export async function readAllRows(
  service: Service,
  resource: Pick<Resource, 'family' | 'key' | 'list'>,
  query: Readonly<Record<string, string>>,
  most: number,
): Promise<readonly AnyRow[]> {
  const { signal } = new AbortController();
  const found: AnyRow[] = [];
  let cursor: string | undefined;
  for (let pageNo = 1; found.length < most; pageNo += 1) {
    const asked = { pageNo, pageSize: perPage, ...query, ...(cursor !== undefined && { cursor }) };
    const page = await readPage(service, resource, asked, signal);
    found.push(...page.rows);
    if (page.rows.length + page.leftOut < perPage) break;
    cursor = page.nextCursor;
  }
  return found.slice(0, most);
}
