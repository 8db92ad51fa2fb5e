import type { Service } from '../host/service.ts';
import { useAccess, useService } from '../host/hooks.ts';
import type { Attempt } from '@aarambh/api-client';
import { mayTake } from '../access/resourceAccess.ts';
import { useResourceAccess } from '../access/useResourceAccess.ts';
import type { RecordAction } from '../declare/action.ts';
import { deleteRecord, runAction, setActive } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import type { TextKey } from '../register.ts';

/** Something that can be done with many records. */
export interface BulkAction {
  readonly id: string;
  readonly label: TextKey;
  readonly isDangerous: boolean;
  /** Filled in once for all of them. */
  readonly form: RecordAction['form'];
  readonly Check?: RecordAction['Check'];
  /** Why it cannot be done with a record, as far as the list knows; undefined where it can. */
  readonly obstacle: (row: AnyRow) => TextKey | undefined;
  /** Does it to many by one call, where there is one. */
  readonly runMany?: RecordAction['runMany'];
  /** @param typed what the form gave */
  readonly run: (row: AnyRow, typed: object) => Promise<Attempt<unknown>>;
}

/** What the signed-in person can do with many records of the list at once: of what the resource declares, what is allowed. */
export function useBulkActions(resource: Resource): readonly BulkAction[] {
  const { bulk = [], actions } = resource;
  const may = useResourceAccess(actions);
  const access = useAccess();
  const service = useService();
  return bulk.flatMap((id): BulkAction | readonly BulkAction[] => {
    if (id === 'activate' || id === 'deactivate') return may.update ? switching(service, resource, id) : [];
    if (id === 'delete') return may.remove ? deleting(service, resource) : [];
    const own = actions.own?.find((each) => each.id === id);
    return own !== undefined && mayTake(access, own) ? declared(service, own) : [];
  });
}

const switching = (service: Service, resource: Resource, id: 'activate' | 'deactivate'): BulkAction => ({
  id,
  label: `resources.${id}`,
  isDangerous: false,
  form: undefined,
  obstacle: ({ isActive }) =>
    (isActive === true) === (id === 'activate') ? 'resources.bulk.already' : undefined,
  run: (row) => setActive(service, resource, row, id === 'activate'),
});

const deleting = (service: Service, resource: Resource): BulkAction => ({
  id: 'delete',
  label: resource.texts.removal?.action ?? 'resources.delete',
  isDangerous: true,
  form: undefined,
  obstacle: (row) => {
    if (resource.actions.isGone?.(row) === true) return 'resources.bulk.already';
    return Number(row.usedBy ?? 0) > 0 ? 'resources.bulk.inUse' : undefined;
  },
  run: ({ id }) => deleteRecord(service, resource, id),
});

const declared = (service: Service, action: RecordAction): BulkAction => ({
  id: action.id,
  label: action.label,
  isDangerous: action.tone === 'danger',
  form: action.form,
  Check: action.Check,
  runMany: action.runMany,
  obstacle: (row) => (action.isOffered?.(row) === false ? 'resources.bulk.notOffered' : undefined),
  run: (row, typed) => runAction(service, action, row, typed),
});
