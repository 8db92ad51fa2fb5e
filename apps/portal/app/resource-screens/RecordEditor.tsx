import type { ApiError } from '@aarambh/api-client';
import {
  applyServerErrors,
  FormErrorSummary,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { addRecord, changeRecord, readRecord } from '../resources/calls.ts';
import type { AnyRow, Resource } from '../resources/resource.ts';
import { failureText } from '../session/failureText.ts';
import { alerts } from '../shell/alerts.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { RecordFields } from './RecordFields.tsx';
import type { ListAddress } from './useListAddress.ts';
import { recordKey } from './useRecord.ts';

interface RecordEditorProps {
  readonly resource: Resource;
  /** Undefined for a new record. */
  readonly row: AnyRow | undefined;
  /** What the record is called. @default what the stored record says */
  readonly name?: string | undefined;
  readonly address: ListAddress;
}

type Values = Readonly<Record<string, string | boolean>>;

/** The form of a record. Nothing typed is lost: leaving asks first, and a refusal leaves everything in its place. */
export function RecordEditor({ resource, row, name, address }: RecordEditorProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  if (resource.form === undefined) throw new Error(`${resource.key} has no form.`);
  const { definition, lookups, nameField, withheld, Example } = resource.form;
  /** What the person began with, or what was saved meanwhile and they have seen. */
  const [base, setBase] = useState(row);
  const [newer, setNewer] = useState<AnyRow>();
  const [failure, setFailure] = useState<ApiError>();
  const isSaved = useRef(false);
  const first = base === undefined ? definition.defaultValues : definition.fromRecord(base);

  const form = useSchemaForm(definition, {
    initialValues: first,
    onSubmit: (values) => save(values, base),
  });

  async function save(values: Values, from: AnyRow | undefined): Promise<void> {
    setFailure(undefined);
    const body = definition.toPayload(values);
    const changes =
      from === undefined ? body : changesOf(body, definition.toPayload(definition.fromRecord(from)));
    if (from !== undefined && Object.keys(changes).length === 0) {
      alerts.info(t('resources.unchanged'));
      leave(from.id);
      return;
    }
    const result = await (from === undefined
      ? addRecord(resource, changes)
      : changeRecord(resource, from.id, { ...changes, rowVersion: from.rowVersion }));
    if (!result.ok) {
      await refuse(result.error);
      return;
    }
    const stored = result.data;
    queryClient.setQueryData(recordKey(resource, stored.id), stored);
    void queryClient.invalidateQueries({ queryKey: [resource.family, 'list'] });
    void queryClient.invalidateQueries({ queryKey: [resource.family, 'choices'] });
    alerts.success(
      t(from === undefined ? 'resources.added' : 'resources.saved', {
        name: name ?? resource.nameOf(stored),
      }),
    );
    leave(stored.id);
  }

  /** Says why it was not saved, where it belongs. */
  async function refuse(error: ApiError): Promise<void> {
    if (error.code === 'STALE' && base !== undefined) {
      setNewer(await readRecord(resource, base.id));
      return;
    }
    const fields =
      error.code === 'DUPLICATE'
        ? [{ path: nameField, code: 'duplicate', message: failureText(error, t) }]
        : error.fieldErrors;
    const others = applyServerErrors(form, fields);
    if (fields.length === 0 || others.length > 0) setFailure(error);
  }

  function leave(id: string): void {
    isSaved.current = true;
    address.go({ record: id, isEditing: false }, { replace: true });
  }

  const isChanged = (): boolean =>
    !isSaved.current && JSON.stringify(form.values()) !== JSON.stringify(first);

  return (
    <>
      <SchemaForm form={form}>
        <Stack gap="md">
          <FormErrorSummary form={form} />
          {failure !== undefined && (
            <Alert tone="danger" title={t('resources.saveFailed')} focusOnMount>
              {failureText(failure, t)}
            </Alert>
          )}
          {newer !== undefined && (
            <ConflictNotice
              resource={resource}
              mine={definition.toPayload(form.values())}
              theirs={newer}
              onKeepMine={() => {
                setBase(newer);
                setNewer(undefined);
                return save(form.values(), newer);
              }}
              onTakeTheirs={() => {
                form.reset(definition.fromRecord(newer));
                setBase(newer);
                setNewer(undefined);
              }}
            />
          )}
          <RecordFields
            form={form}
            definition={definition}
            lookups={lookups}
            withheld={base === undefined ? undefined : withheld?.(base)}
          />
          {Example !== undefined && (
            <Suspense>
              <Example form={form} />
            </Suspense>
          )}
          <Inline>
            <SubmitButton form={form} size="toolbar">
              {t('resources.save')}
            </SubmitButton>
            <Button
              variant="secondary"
              size="toolbar"
              onClick={() =>
                address.go(base === undefined ? { record: null, isEditing: false } : { isEditing: false })
              }
            >
              {t('resources.cancel')}
            </Button>
          </Inline>
        </Stack>
      </SchemaForm>
      <DiscardQuestion isChanged={isChanged} />
    </>
  );
}

/** The properties whose values differ. */
function changesOf(body: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}
