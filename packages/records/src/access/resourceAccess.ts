import type { RecordAction } from '../declare/action.ts';
import { isOthers } from '../declare/recordState.ts';
import type { ResourceActions } from '../declare/resourceActions.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import type { Access } from '../host/host.ts';
import type { Operation, RoleScope } from '../register.ts';

/** What a role may do with the records of a list. */
export type ResourceAccess = Readonly<
  Record<'download' | 'create' | 'import' | 'update' | 'remove', boolean>
>;

/** What a role may do with the records of a list. */
export function resourceAccess(
  role: Access,
  { download, create, import: taken, update, remove, updateScopes, addScopes = [] }: ResourceActions,
): ResourceAccess {
  const may = (operation: Operation | undefined, scopes: readonly RoleScope[] | undefined): boolean =>
    operation !== undefined && role.may(operation, updateScopes && scopes);
  return {
    download: download === undefined || role.may(download),
    create: may(create, addScopes),
    import: may(taken?.operation, addScopes),
    update: may(update, updateScopes),
    remove: may(remove, []),
  };
}

/** Whether a role may do what a list declares besides. */
export const mayTake = (role: Access, { operation, scopes, onlyScopes }: RecordAction): boolean =>
  role.may(operation, scopes) &&
  (onlyScopes === undefined || role.scope === undefined || onlyScopes.includes(role.scope));

/** What can be done with every record, and what its declaration adds. */
export type OfferedAction = 'edit' | 'switch' | 'delete' | RecordAction;

/** What a role is offered to do with a record as it is now, in the order in which it is offered. */
export function actionsFor(
  { form, actions, columns }: Pick<Resource, 'form' | 'actions' | 'columns'>,
  role: Access,
  row: AnyRow,
): readonly OfferedAction[] {
  const may = resourceAccess(role, actions);
  const mayUpdate = may.update && !isOthers(row);
  const own = (actions.own ?? []).filter(
    (action) => action.isForMany !== true && mayTake(role, action) && action.isOffered?.(row) !== false,
  );
  const isSwitched = columns.some(({ as }) => as === 'active') && actions.isUndecided?.(row) !== true;
  return [
    ...(form !== undefined && mayUpdate && actions.isFixed?.(row) !== true ? (['edit'] as const) : []),
    ...own,
    ...(isSwitched && mayUpdate ? (['switch'] as const) : []),
    ...(may.remove && !isOthers(row) && actions.isGone?.(row) !== true ? (['delete'] as const) : []),
  ];
}
