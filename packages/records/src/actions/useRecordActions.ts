import type { MenuAction } from '@aarambh/ui/Menu';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAccess, useService, useTellFailure, useTranslation } from '../host/hooks.ts';
import { actionsFor, type OfferedAction } from '../access/resourceAccess.ts';
import type { RecordAction } from '../declare/action.ts';
import { answeredRecord, runAction, setActive } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { alerts } from '@aarambh/ui/AlertRegion';
import type { RecordAddress } from '../list/useListAddress.ts';
import { useReadAgain } from '../calls/useReadAgain.ts';

/** What the signed-in person can do with one record. */
export interface RecordActions {
  readonly of: (row: AnyRow) => readonly MenuAction[];
  readonly run: (id: string, row: AnyRow) => void;
}

/** Asks before a record is deleted, withdrawn, or before an action of its own is done. */
export type Ask = (row: AnyRow, what: 'delete' | 'deactivate' | RecordAction) => void;

type Offered = MenuAction & { readonly run: (row: AnyRow) => void };

/** The actions of records: seeing, changing, those that the resource declares, withdrawing and deleting. */
export function useRecordActions(resource: Resource, address: RecordAddress, ask: Ask): RecordActions {
  const { t } = useTranslation();
  const { texts } = resource;
  const access = useAccess();
  const switchActive = useActiveSwitch(resource);
  const runAtOnce = useRunAtOnce(resource);
  const navigate = useNavigate();

  const entryOf = (action: OfferedAction, row: AnyRow): Offered => {
    if (action === 'edit') {
      return {
        id: 'edit',
        label: t('resources.edit'),
        run: ({ id }) => address.go({ record: id, isEditing: true }),
      };
    }
    if (action === 'switch') {
      return {
        id: 'switch',
        label: t(row.isActive ? 'resources.deactivate' : 'resources.activate'),
        run: (chosen) =>
          chosen.isActive === true && texts.withdrawal !== undefined
            ? ask(chosen, 'deactivate')
            : void switchActive(chosen, chosen.isActive !== true),
      };
    }
    if (action === 'delete') {
      return {
        id: 'delete',
        label: t(texts.removal?.action ?? 'resources.delete'),
        tone: 'danger',
        run: (chosen) => ask(chosen, 'delete'),
      };
    }
    return {
      id: action.id,
      label: t(action.label),
      tone: action.tone ?? 'neutral',
      run: (chosen) => {
        if (action.opens !== undefined) void navigate(action.opens(chosen));
        else if (action.question === undefined) void runAtOnce(action, chosen);
        else ask(chosen, action);
      },
    };
  };

  const offered = (row: AnyRow): Offered[] => [
    { id: 'view', label: t('resources.view'), run: ({ id }) => address.go({ record: id }) },
    ...actionsFor(resource, access, row).map((action) => entryOf(action, row)),
  ];

  return {
    of: (row) => offered(row).map(({ run: _run, ...action }) => action),
    run: (id, row) =>
      offered(row)
        .find((each) => each.id === id)
        ?.run(row),
  };
}

/** Milliseconds in which a record that was withdrawn can be brought back from the message about it; later, from its menu. */
const undoTime = 10_000;

/** Withdraws a record or brings it back, and says so; a withdrawal can be undone there. Resolves with whether it was done. */
export function useActiveSwitch(resource: Resource): (row: AnyRow, isActive: boolean) => Promise<boolean> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const service = useService();
  const tellFailure = useTellFailure();
  const undo = (row: AnyRow) => ({ label: t('resources.undo'), onClick: () => void switchActive(row, true) });
  return switchActive;

  async function switchActive(row: AnyRow, isActive: boolean): Promise<boolean> {
    const result = await setActive(service, resource, row, isActive);
    await queryClient.invalidateQueries({ queryKey: [resource.family] });
    if (!result.ok) {
      tellFailure(result.error);
      return false;
    }
    const name = resource.nameOf(row);
    const text = t(isActive ? 'resources.activated' : 'resources.deactivated', { name });
    if (isActive) alerts.success(text);
    else alerts.success(text, { duration: undoTime, action: { ...undo(result.data), isShortcut: true } });
    return true;
  }
}

/** Does what needs neither a question nor a form, and says so. */
function useRunAtOnce(resource: Resource): (action: RecordAction, row: AnyRow) => Promise<void> {
  const { t } = useTranslation();
  const service = useService();
  const tellFailure = useTellFailure();
  const readAgain = useReadAgain(resource);
  const navigate = useNavigate();
  return async (action, row) => {
    const result = await runAction(service, action, row, {});
    await readAgain();
    if (!result.ok) {
      tellFailure(result.error);
      return;
    }
    alerts.success(t(action.done, { name: resource.nameOf(row) }));
    if (action.leadsTo !== undefined) await navigate(action.leadsTo(answeredRecord(resource, result.data)));
  };
}
