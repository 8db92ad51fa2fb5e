import { use } from 'react';
import type { Operation } from '@aarambh/api-client/operations';
import type { ResourceActions } from '../resources/resource.ts';
import { AccessContext, isAllowed, type RoleScope } from './access.ts';

/** What whoever is signed in may do with the records of a list. */
export function useResourceAccess({
  download,
  create,
  update,
  remove,
  updateScopes,
}: ResourceActions): Readonly<Record<'download' | 'create' | 'update' | 'remove', boolean>> {
  const access = use(AccessContext);
  const may = (operation: Operation | undefined, scopes: readonly RoleScope[] | undefined): boolean =>
    operation !== undefined && isAllowed(access, operation, updateScopes && scopes);
  return {
    download: download === undefined || isAllowed(access, download),
    create: may(create, []),
    update: may(update, updateScopes),
    remove: may(remove, []),
  };
}
