import type { MenuAction } from '@aarambh/ui/Menu';
import { useQueryClient } from '@tanstack/react-query';
import { useResourceAccess } from '../access/useResourceAccess.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { setActive } from '../resources/calls.ts';
import type { AnyRow, Resource } from '../resources/resource.ts';
import { failureText } from '../session/failureText.ts';
import { alerts } from '../shell/alerts.ts';
import type { ListAddress } from './useListAddress.ts';

/** What the signed-in person can do with one record. */
export interface RecordActions {
  readonly of: (row: AnyRow) => readonly MenuAction[];
  readonly run: (id: string, row: AnyRow) => void;
}

/** Asks before a record is deleted or withdrawn. */
export type Ask = (row: AnyRow, what: 'delete' | 'deactivate') => void;

export function useRecordActions(resource: Resource, address: ListAddress, ask: Ask): RecordActions {
  const { t } = useTranslation();
  const { form, actions, texts } = resource;
  const may = useResourceAccess(actions);
  const switchActive = useActiveSwitch(resource);
  return {
    of: (row) => [
      { id: 'view', label: t('resources.view') },
      ...(form !== undefined && may.update ? [{ id: 'edit', label: t('resources.edit') }] : []),
      ...(may.update && resource.columns.some(({ as }) => as === 'active')
        ? [{ id: 'switch', label: row.isActive ? t('resources.deactivate') : t('resources.activate') }]
        : []),
      ...(may.remove && actions.isGone?.(row) !== true
        ? [
            {
              id: 'delete',
              label: t(texts.removal?.action ?? 'resources.delete'),
              tone: 'danger' as const,
            },
          ]
        : []),
    ],
    run: (id, row) => {
      if (id === 'view') address.go({ record: row.id });
      if (id === 'edit') address.go({ record: row.id, isEditing: true });
      if (id === 'switch') {
        if (row.isActive === true && texts.withdrawal !== undefined) ask(row, 'deactivate');
        else void switchActive(row, row.isActive !== true);
      }
      if (id === 'delete') ask(row, 'delete');
    },
  };
}

/** Withdraws a record or brings it back, and says so. Resolves with whether it was done. */
export function useActiveSwitch(resource: Resource): (row: AnyRow, isActive: boolean) => Promise<boolean> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async (row, isActive) => {
    const result = await setActive(resource, row, isActive);
    await queryClient.invalidateQueries({ queryKey: [resource.family] });
    if (!result.ok) {
      alerts.danger(failureText(result.error, t));
      return false;
    }
    const name = resource.nameOf(row);
    alerts.success(t(isActive ? 'resources.activated' : 'resources.deactivated', { name }));
    return true;
  };
}
