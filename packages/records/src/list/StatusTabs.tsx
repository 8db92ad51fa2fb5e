import { Badge } from '@aarambh/ui/Badge';
import { useProvider } from '@aarambh/ui/Provider';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useService, useTranslation } from '../host/hooks.ts';
import { readCounts } from '../calls/calls.ts';
import { isLookup, isNamed, type AnyFilter } from '../declare/filter.ts';
import type { Resource } from '../declare/resource.ts';
import * as styles from './StatusTabs.css.ts';
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
    placeholderData: keepPreviousData,
    enabled: filter !== undefined && address.isAskable,
  });
  return { filter, counts };
}

/** The values of one filter as links, each with how many records of the search and the other filters have it. */
export function StatusTabs({ resource, address }: StatusTabsProps) {
  const { t } = useTranslation();
  const { LinkComponent } = useProvider();
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
  const tabs = [
    { value: '', label: t('resources.all'), count: all, hasMore: (counts?.moreThan.size ?? 0) > 0 },
    ...Object.entries(filter.options).map(([value, key]) => ({
      value,
      label: t(key),
      count: counts && (counts.numbers.get(value) ?? 0),
      hasMore: counts?.moreThan.has(value) === true,
    })),
  ];
  return (
    <nav aria-label={t('resources.listBy', { filter: t(filter.label) })}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ value, label, count, hasMore }) => (
          <li key={value}>
            <LinkComponent
              className={styles.tab}
              href={address.hrefOf({ filters: { [name]: value } })}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {label}{' '}
              <TabCount>{count !== undefined && <CountBadge count={count} hasMore={hasMore} />}</TabCount>
            </LinkComponent>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The place of a tab's number: what stands beside it does not move when the number comes. */
export function TabCount({ children }: { readonly children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}

/** A number; with a plus where there are more than were counted. */
export function CountBadge({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }) {
  return (
    <Badge tone="neutral" max={hasMore ? count : Number.MAX_SAFE_INTEGER}>
      {hasMore ? count + 1 : count}
    </Badge>
  );
}
