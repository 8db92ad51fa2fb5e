/** The lists of the portal that the dashboard counts, asked as the portal asks them. */
import type {
  OperationContext,
  OperationData,
  OperationRequest,
  Operations,
  ResultMeta,
} from '../../platform/index.ts';

export type ListName =
  | 'listCompanies'
  | 'listInstitutes'
  | 'listJobDescriptions'
  | 'listJobReviews'
  | 'listLeads'
  | 'listLedgerEntries'
  | 'listOutcomes'
  | 'listSkills'
  | 'listStudents';

/** The operations that answer these lists. */
export type Lists = Required<Pick<Operations, ListName>>;

/** What a list is asked with. */
export type ListQuery<Name extends ListName> = OperationRequest<Name>['query'];

/** One row of a list, as far as its age is told. */
interface Dated {
  createdAt?: string | null;
}

/** How many rows a list has, and since when its first one is there. */
export async function count<Name extends ListName>(
  lists: Lists,
  name: Name,
  query: ListQuery<Name>,
  context: OperationContext,
): Promise<{ total: number; isMinimum: boolean; firstAt: string | null }> {
  const { data, meta } = await ask(lists, name, { pageNo: 1, pageSize: 1, ...query }, context);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list answers with its rows alone
  const [rows = []] = Object.values(data as Readonly<Record<string, readonly Dated[]>>);
  return {
    total: meta?.total ?? 0,
    isMinimum: meta?.isTotalMinimum ?? false,
    firstAt: rows[0]?.createdAt ?? null,
  };
}

/** Asks a list. */
export function ask<Name extends ListName>(
  lists: Lists,
  name: Name,
  query: ListQuery<Name>,
  context: OperationContext,
): Promise<{ data: OperationData<Name>; meta?: ResultMeta }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a list's request there is only the query
  const list = lists[name] as unknown as (
    request: { query: ListQuery<Name> },
    context: OperationContext,
  ) => Promise<{ data: OperationData<Name>; meta?: ResultMeta }>;
  return list({ query }, context);
}
