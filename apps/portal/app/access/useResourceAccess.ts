import { use } from 'react';
import type { Operation } from '@aarambh/api-client/operations';
import type { ResourceActions } from '#app/resources/resource.ts';
import { AccessContext, isAllowed, type RoleScope } from './access.ts';

/** What whoever is signed in may do with the records of a list. */
export function useResourceAccess({
  download,
  create,
  import: taken,
  update,
  remove,
  updateScopes,
}: ResourceActions): Readonly<Record<'download' | 'create' | 'import' | 'update' | 'remove', boolean>> {
  const access = use(AccessContext);
  const may = (operation: Operation | undefined, scopes: readonly RoleScope[] | undefined): boolean =>
    operation !== undefined && isAllowed(access, operation, updateScopes && scopes);
  return {
    download: download === undefined || isAllowed(access, download),
    create: may(create, []),
    import: may(taken?.operation, []),
    update: may(update, updateScopes),
    remove: may(remove, []),
  };
}
