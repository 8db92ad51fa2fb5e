import type { Operation } from '@aarambh/api-client/operations';
import type { RecordAction } from './action.ts';
import { isOthers } from './recordState.ts';
import type { AnyRow, Resource, ResourceActions } from './resource.ts';
import { isAllowed, type Access, type RoleScope } from '#app/access/access.ts';

/** What a role may do with the records of a list. */
export type ResourceAccess = Readonly<
  Record<'download' | 'create' | 'import' | 'update' | 'remove', boolean>
>;

type Role = Pick<Access, 'permissions' | 'scope'>;

/** What a role may do with the records of a list. */
export function resourceAccess(
  role: Role,
  { download, create, import: taken, update, remove, updateScopes, addScopes = [] }: ResourceActions,
): ResourceAccess {
  const may = (operation: Operation | undefined, scopes: readonly RoleScope[] | undefined): boolean =>
    operation !== undefined && isAllowed(role, operation, updateScopes && scopes);
  return {
    download: download === undefined || isAllowed(role, download),
    create: may(create, addScopes),
    import: may(taken?.operation, addScopes),
    update: may(update, updateScopes),
    remove: may(remove, []),
  };
}

/** Whether a role may do what a list declares besides. */
export const mayTake = (role: Role, { operation, scopes, onlyScopes }: RecordAction): boolean =>
  isAllowed(role, operation, scopes) &&
  (onlyScopes === undefined || role.scope === undefined || onlyScopes.includes(role.scope));

/** What can be done with every record, and what its declaration adds. */
export type OfferedAction = 'edit' | 'switch' | 'delete' | RecordAction;

/** What a role is offered to do with a record as it is now, in the order in which it is offered. */
export function actionsFor(
  { form, actions, columns }: Pick<Resource, 'form' | 'actions' | 'columns'>,
  role: Role,
  row: AnyRow,
): readonly OfferedAction[] {
  const may = resourceAccess(role, actions);
  const mayUpdate = may.update && !isOthers(row);
  const own = (actions.own ?? []).filter(
    (action) => mayTake(role, action) && action.isOffered?.(row) !== false,
  );
  const isSwitched = columns.some(({ as }) => as === 'active') && actions.isUndecided?.(row) !== true;
  return [
    ...(form !== undefined && mayUpdate && actions.isFixed?.(row) !== true ? (['edit'] as const) : []),
    ...own,
    ...(isSwitched && mayUpdate ? (['switch'] as const) : []),
    ...(may.remove && !isOthers(row) && actions.isGone?.(row) !== true ? (['delete'] as const) : []),
  ];
}
