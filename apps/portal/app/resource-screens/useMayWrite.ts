import { useIsAllowed, useReaches } from '../access/permissions.tsx';
import type { Permissions } from '../resources/resource.ts';

/** What whoever is signed in may do with the records of a list: the permissions of the role, as far as the role reaches. */
export function useMayWrite({
  create,
  update,
  remove,
  sharedBut,
}: Permissions): Readonly<Record<'create' | 'update' | 'remove', boolean>> {
  const isPlatform = useReaches();
  const isOwner = useReaches(...(sharedBut ?? []));
  const mayCreate = useIsAllowed(create ?? []) && create !== undefined;
  const mayUpdate = useIsAllowed(update ?? []) && update !== undefined;
  const mayRemove = useIsAllowed(remove ?? []) && remove !== undefined;
  const isShared = sharedBut !== undefined;
  return {
    create: mayCreate && (!isShared || isPlatform),
    update: mayUpdate && (!isShared || isOwner),
    remove: mayRemove && (!isShared || isPlatform),
  };
}
