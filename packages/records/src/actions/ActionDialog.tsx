import { newIdempotencyKey, type Attempt } from '@aarambh/api-client';
import { SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHost, type WordFailure } from '../host/host.ts';
import { useAction, useCloseHeld, useFailureWords, useService, useTranslation } from '../host/hooks.ts';
import { FailureAlert, HeldDialog, HeldForm } from '../host/parts.tsx';
import type { ActionForm, RecordAction } from '../declare/action.ts';
import { answeredRecord, readRecord, runAction } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { alerts } from '@aarambh/ui/AlertRegion';
import { useSubmission } from '@aarambh/forms/react';
import { useReadAgain } from '../calls/useReadAgain.ts';
import { RecordFields } from '../form/RecordFields.tsx';
import { Usage } from './Usage.tsx';

interface ActionDialogProps {
  readonly resource: Resource;
  /** Undefined while nothing is asked. */
  readonly asked: { readonly row: AnyRow; readonly action: RecordAction } | undefined;
  readonly onClose: () => void;
  /** Told when it is done, where more than the records of the resource has changed. */
  readonly onDone?: () => void;
}

/** Asks before an action of a record is done, with the form that it needs, and says when it is. */
export function ActionDialog({ resource, asked, onClose, onDone }: ActionDialogProps) {
  // Stays while the dialog leaves, so that its words do not change under the eye; each question begins anew.
  const [{ shown, key }, setShown] = useState({ shown: asked, key: 0 });
  if (asked !== undefined && asked !== shown) setShown({ shown: asked, key: key + 1 });
  if (shown === undefined) return null;
  const props = { resource, ...shown, isOpen: asked !== undefined, onClose, onDone };
  const { action } = shown;
  return action.form === undefined ? (
    <Question key={key} {...props} />
  ) : (
    <FormDialog key={key} {...props} form={action.form} />
  );
}

interface AskedProps {
  readonly resource: Resource;
  readonly action: RecordAction;
  readonly row: AnyRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (() => void) | undefined;
}

/**
 * Does the action. Resolves with why it was not done; then the record is read again, so that another try is made with what it is
 * by now.
 */
function useAttempt({ resource, action, row, onClose, onDone }: AskedProps) {
  const { t } = useTranslation();
  const service = useService();
  const readAgain = useReadAgain(resource);
  const navigate = useNavigate();
  const [base, setBase] = useState(row);
  const [key] = useState(newIdempotencyKey);
  return async (typed: object): Promise<Attempt<unknown>> => {
    const result = await runAction(service, action, base, typed, key);
    const isDone = result.ok;
    if (isDone) {
      onClose();
      onDone?.();
      const instead = action.doneInstead?.(answeredRecord(resource, result.data));
      alerts.success(t(instead ?? action.done, { name: resource.nameOf(row) }));
      if (action.leadsTo !== undefined) await navigate(action.leadsTo(answeredRecord(resource, result.data)));
    } else if (result.error.status === 409 && resource.isWholeInList !== true) {
      await readRecord(service, resource, row.id).then(setBase, () => undefined);
    }
    if (isDone || result.error.status === 409) {
      await readAgain();
    }
    return result;
  };
}

/** The record has been read again by then, which the server's words do not know. */
function useWords(): WordFailure {
  const { failureText } = useHost();
  return (error, t, wait) =>
    error.code === 'STALE' ? t('resources.changedMeanwhile') : failureText(error, t, wait);
}

function Question(props: AskedProps) {
  const { resource, action, row, isOpen, onClose } = props;
  const { Consequences } = action;
  const { t } = useTranslation();
  const attempt = useAttempt(props);
  const trying = useAction(() => attempt({}));
  const name = resource.nameOf(row);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone={action.tone ?? 'neutral'}
      title={action.question === undefined ? t(action.label) : t(action.question.title, { name })}
      confirmLabel={t(action.label)}
      isPending={trying.isPending}
      error={useFailureWords(trying.failure, useWords())}
      onConfirm={trying.run}
      onCancel={onClose}
    >
      <Stack gap="sm">
        {action.question !== undefined && <Text>{t(action.question.text, { name })}</Text>}
        {Consequences !== undefined && (
          <Suspense>
            <Consequences row={row} />
          </Suspense>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface FormDialogProps extends AskedProps {
  readonly form: ActionForm;
}

function FormDialog(props: FormDialogProps) {
  const { resource, action, row, isOpen, onClose } = props;
  const { t } = useTranslation();
  const name = resource.nameOf(row);
  return (
    <HeldDialog
      isOpen={isOpen}
      onClose={onClose}
      title={action.question === undefined ? t(action.label) : t(action.question.title, { name })}
    >
      {/* Together with what is shown below its fields: its buttons do not move away under a finger when that comes. */}
      <Suspense>
        <Filled {...props} />
      </Suspense>
    </HeldDialog>
  );
}

function Filled(props: FormDialogProps) {
  const { resource, action, row } = props;
  const { definition, lookups, from, Preview } = props.form;
  const { t } = useTranslation();
  const attempt = useAttempt(props);
  const close = useCloseHeld();
  const name = resource.nameOf(row);
  const [first] = useState(() => from?.(row) ?? definition.defaultValues);
  const { form, failure } = useSubmission(definition, {
    initialValues: first,
    send: (values) => attempt(definition.toPayload(values)),
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} word={useWords()} />
        {failure?.code === 'IN_USE' && <Usage resource={resource} row={row} details={failure.details} />}
        {action.question !== undefined && <Text>{t(action.question.text, { name })}</Text>}
        <RecordFields form={form} definition={definition} lookups={lookups} />
        {Preview !== undefined && <Preview row={row} form={form} />}
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={close}>
            {t('resources.cancel')}
          </Button>
          <SubmitButton
            form={form}
            size="sm"
            {...(action.tone === 'danger' && { variant: 'danger' as const })}
          >
            {t(action.label)}
          </SubmitButton>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
