import { useMemo } from 'react';
import { useAccess } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';

/** The list as the role of this person has it: without the columns and filters that say nothing to it. */
export function useOwnView(resource: Resource): Resource {
  const { scope } = useAccess();
  return useMemo(() => {
    const isSeen = ({ seenBy }: Resource['columns'][number] | Resource['filters'][number]): boolean =>
      seenBy === undefined || scope === undefined || seenBy.includes(scope);
    return {
      ...resource,
      columns: resource.columns.filter(isSeen),
      filters: resource.filters.filter(isSeen),
    };
  }, [resource, scope]);
}
