import { use, useMemo } from 'react';
import { AccessContext } from '#app/access/access.ts';
import type { Resource } from './resource.ts';

/** The list as the role of this person has it: without the columns and filters that say nothing to it. */
export function useOwnView(resource: Resource): Resource {
  const { scope } = use(AccessContext);
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
