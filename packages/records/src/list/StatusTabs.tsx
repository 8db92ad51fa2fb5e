import { useQuery } from '@tanstack/react-query';
import { useService, useTranslation } from '../host/hooks.ts';
import { readCounts } from '../calls/calls.ts';
import { isLookup, isNamed, type AnyFilter } from '../declare/filter.ts';
import type { Resource } from '../declare/resource.ts';
import { LinkTabs, type LinkTab } from './LinkTabs.tsx';
import type { ListAddress } from './useListAddress.ts';

interface StatusTabsProps {
  readonly resource: Resource;
  readonly address: ListAddress;
}

/** The filter of a list that stands above it as tabs. */
function tabFilter({ countedBy, filters }: Resource): AnyFilter | undefined {
  return filters.find(({ name }) => name === countedBy);
}

/** The filter that stands above a list, and how many records of the search and the other filters have each of its values. */
export function useTabCounts(resource: Resource, address: ListAddress) {
  const service = useService();
  const filter = tabFilter(resource);
  const { [filter?.name ?? '']: _chosen, sort: _sort, ...counted } = address.query;
  const { data: counts } = useQuery({
    queryKey: [resource.family, 'counts', counted],
    queryFn: ({ signal }) => readCounts(service, resource, counted, signal),
    enabled: filter !== undefined && address.isAskable,
  });
  return { filter, counts };
}

/** The values of one filter as links, each with how many records of the search and the other filters have it. */
export function StatusTabs({ resource, address }: StatusTabsProps) {
  const { t } = useTranslation();
  const { filter, counts } = useTabCounts(resource, address);
  const name = filter?.name ?? '';
  const { [name]: chosen = '' } = address.query;
  if (
    filter === undefined ||
    typeof filter.options !== 'object' ||
    isLookup(filter.options) ||
    isNamed(filter.options)
  )
    return null;
  const all = counts && [...counts.numbers.values()].reduce((sum, count) => sum + count, 0);
  const tab = (id: string, label: string, count: number | undefined, hasMore: boolean): LinkTab => ({
    id,
    label,
    count,
    hasMore,
    href: address.hrefOf({ filters: { [name]: id } }),
  });
  const tabs = [
    tab('', t('resources.all'), all, (counts?.moreThan.size ?? 0) > 0),
    ...Object.entries(filter.options).map(([value, key]) =>
      tab(value, t(key), counts && (counts.numbers.get(value) ?? 0), counts?.moreThan.has(value) === true),
    ),
  ];
  return <LinkTabs label={t('resources.listBy', { filter: t(filter.label) })} tabs={tabs} current={chosen} />;
}
