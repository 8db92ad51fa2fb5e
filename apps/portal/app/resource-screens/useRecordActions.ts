import type { MenuAction } from '@aarambh/ui/Menu';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { AccessContext, isAllowed } from '#app/access/access.ts';
import { useResourceAccess } from '#app/access/useResourceAccess.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { RecordAction } from '#app/resources/action.ts';
import { answeredRecord, runAction, setActive } from '#app/resources/calls.ts';
import { isOthers } from '#app/resources/recordState.ts';
import type { AnyRow, Resource } from '#app/resources/resource.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from '#app/shell/alerts.ts';
import type { RecordAddress } from './useListAddress.ts';
import { readAgain } from './readAgain.ts';

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
  const { form, actions, texts } = resource;
  const may = useResourceAccess(actions);
  const access = use(AccessContext);
  const switchActive = useActiveSwitch(resource);
  const runAtOnce = useRunAtOnce(resource);
  const navigate = useNavigate();
  const own = (actions.own ?? []).filter(
    ({ operation, scopes, onlyScopes }) =>
      isAllowed(access, operation, scopes) &&
      (onlyScopes === undefined || access.scope === undefined || onlyScopes.includes(access.scope)),
  );
  const isSwitched = may.update && resource.columns.some(({ as }) => as === 'active');

  function offered(row: AnyRow): Offered[] {
    const found: (Offered | false)[] = [
      { id: 'view', label: t('resources.view'), run: ({ id }) => address.go({ record: id }) },
      form !== undefined &&
        may.update &&
        !isOthers(row) &&
        actions.isFixed?.(row) !== true && {
          id: 'edit',
          label: t('resources.edit'),
          run: ({ id }) => address.go({ record: id, isEditing: true }),
        },
      ...own
        .filter(({ isOffered }) => isOffered?.(row) !== false)
        .map((action) => ({
          id: action.id,
          label: t(action.label),
          tone: action.tone ?? 'neutral',
          run: (chosen: AnyRow) => {
            if (action.opens !== undefined) void navigate(action.opens(chosen));
            else if (action.question === undefined) void runAtOnce(action, chosen);
            else ask(chosen, action);
          },
        })),
      isSwitched &&
        !isOthers(row) &&
        actions.isUndecided?.(row) !== true && {
          id: 'switch',
          label: t(row.isActive ? 'resources.deactivate' : 'resources.activate'),
          run: (chosen) =>
            chosen.isActive === true && texts.withdrawal !== undefined
              ? ask(chosen, 'deactivate')
              : void switchActive(chosen, chosen.isActive !== true),
        },
      may.remove &&
        !isOthers(row) &&
        actions.isGone?.(row) !== true && {
          id: 'delete',
          label: t(texts.removal?.action ?? 'resources.delete'),
          tone: 'danger',
          run: (chosen) => ask(chosen, 'delete'),
        },
    ];
    return found.filter((each) => each !== false);
  }

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
  const undo = (row: AnyRow) => ({ label: t('resources.undo'), onPress: () => void switchActive(row, true) });
  return switchActive;

  async function switchActive(row: AnyRow, isActive: boolean): Promise<boolean> {
    const result = await setActive(resource, row, isActive);
    await queryClient.invalidateQueries({ queryKey: [resource.family] });
    if (!result.ok) {
      alerts.danger(failureText(result.error, t));
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
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (action, row) => {
    const result = await runAction(action, row, {});
    await readAgain(queryClient, resource);
    if (!result.ok) {
      alerts.danger(failureText(result.error, t));
      return;
    }
    alerts.success(t(action.done, { name: resource.nameOf(row) }));
    if (action.leadsTo !== undefined) await navigate(action.leadsTo(answeredRecord(resource, result.data)));
  };
}
