import { isApiError, type ApiError } from '@aarambh/api-client';
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
import { Suspense, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Location } from 'react-router';
import { useTranslation } from '../i18n/useTranslation.ts';
import { addRecord, changeRecord, readRecord } from '../resources/calls.ts';
import type { AnyRow, AnyValues, Resource } from '../resources/resource.ts';
import { failureText } from '../session/failureText.ts';
import { UnsavedChangesDialog } from '../shell/UnsavedChangesDialog.tsx';
import { alerts } from '../shell/alerts.ts';
import { compare, kept, type Merge, type Side } from './merge.ts';
import { MergeNotice } from './MergeNotice.tsx';
import { RecordFields } from './RecordFields.tsx';
import { recordKey } from './useRecord.ts';

interface RecordEditorProps {
  readonly resource: Resource;
  /** Undefined for a new record. */
  readonly row: AnyRow | undefined;
  /** What the record is called. @default what the stored record says */
  readonly name?: string | undefined;
  /** Gets the first field, which takes the focus. */
  readonly firstFieldRef?: RefObject<HTMLElement | null>;
  /** A second way to save, before the first. */
  readonly alternative?: SaveAlternative | undefined;
  /** Called with the id when the record is stored, or when there was nothing to store. */
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

/** A button that saves and then does something more. */
export interface SaveAlternative {
  readonly label: string;
  /** Resolves once it is done or its failure is shown. */
  readonly afterwards: (stored: AnyRow) => Promise<void>;
}

/** What somebody else saved meanwhile, and what both changed. */
interface Meeting {
  /** What both began with. */
  readonly from: AnyRow;
  readonly theirs: AnyRow;
  readonly both: Merge['both'];
}

/** The form of a record. Nothing typed is lost: leaving asks first, and after a refusal every value is still there. */
export function RecordEditor({
  resource,
  row,
  name,
  firstFieldRef,
  alternative,
  onDone,
  onCancel,
}: RecordEditorProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  if (resource.form === undefined) throw new Error(`${resource.key} has no form.`);
  const { lookups, readOnlyFields, Example } = resource.form;
  const { definition, nameField } = (row === undefined ? resource.form.added : undefined) ?? resource.form;
  /** What the person began with, or what was saved meanwhile and they have seen. */
  const [base, setBase] = useState(row);
  const [meeting, setMeeting] = useState<Meeting>();
  const [failure, setFailure] = useState<ApiError>();
  const isSaved = useRef(false);
  const isAlternative = useRef(false);
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = area.current?.querySelector<HTMLElement>('input, select, textarea');
    if (firstFieldRef !== undefined) firstFieldRef.current = field ?? null;
    field?.focus();
    return () => {
      if (firstFieldRef !== undefined) firstFieldRef.current = null;
    };
  }, [firstFieldRef]);
  const first = base === undefined ? definition.defaultValues : definition.fromRecord(base);

  const form = useSchemaForm(definition, {
    initialValues: first,
    onSubmit: (values) => save(values, base),
  });

  async function save(values: AnyValues, from: AnyRow | undefined): Promise<void> {
    setFailure(undefined);
    const body = definition.toPayload(values);
    const changes = from === undefined ? body : changesOf(body, bodyOf(from));
    if (from !== undefined && Object.keys(changes).length === 0) {
      if (isAlternative.current) await alternative?.afterwards(from);
      else alerts.info(t('resources.unchanged'));
      leave(from.id);
      return;
    }
    const result = await (from === undefined
      ? addRecord(resource, changes)
      : changeRecord(resource, from.id, { ...changes, rowVersion: from.rowVersion }));
    if (!result.ok) {
      if (result.error.code === 'STALE' && from !== undefined) await meet(values, from);
      else refuse(result.error);
      return;
    }
    const stored = result.data;
    // An answer without the version is not all there is of the record.
    if (stored.rowVersion !== undefined) queryClient.setQueryData(recordKey(resource, stored.id), stored);
    void queryClient.invalidateQueries({ queryKey: [resource.family, 'list'] });
    void queryClient.invalidateQueries({ queryKey: [resource.family, 'choices'] });
    alerts.success(
      t(from === undefined ? 'resources.added' : 'resources.saved', {
        name: name ?? resource.nameOf(stored),
      }),
    );
    if (isAlternative.current) await alternative?.afterwards(stored);
    leave(stored.id);
  }

  /** The body that would write a record as it is. */
  function bodyOf(record: AnyRow) {
    return definition.toPayload(definition.fromRecord(record));
  }

  /** Somebody else saved meanwhile: what only one of the two changed goes together, about the rest the person is asked. */
  async function meet(values: AnyValues, from: AnyRow): Promise<void> {
    try {
      const theirs = await readRecord(resource, from.id);
      const { both } = compare(bodyOf(from), definition.toPayload(values), bodyOf(theirs));
      if (both.length > 0) setMeeting({ from, theirs, both });
      else await join({ from, theirs }, {});
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
  }

  /** Saves what the person has over what was saved meanwhile; where both changed the same, as was chosen. */
  async function join(
    { from, theirs }: Omit<Meeting, 'both'>,
    choices: Readonly<Record<string, Side>>,
  ): Promise<void> {
    const mine = definition.toPayload(form.values());
    const merge = compare(bodyOf(from), mine, bodyOf(theirs));
    // What was typed since the question was asked may be a question too.
    if (merge.both.some((property) => choices[property] === undefined)) {
      setMeeting({ from, theirs, both: merge.both });
      return;
    }
    const joined = definition.fromRecord({ ...theirs, ...kept(merge, mine, choices) });
    form.reset(joined);
    setBase(theirs);
    setMeeting(undefined);
    await save(joined, theirs);
  }

  /** Says why it was not saved, where it belongs. */
  function refuse(error: ApiError): void {
    const fields =
      error.code === 'DUPLICATE'
        ? [{ path: nameField, code: 'duplicate', message: failureText(error, t) }]
        : error.fieldErrors;
    const others = applyServerErrors(form, fields);
    if (fields.length === 0 || others.length > 0) setFailure(error);
  }

  function leave(id: string): void {
    isSaved.current = true;
    onDone(id);
  }

  const isChanged = (): boolean =>
    !isSaved.current && JSON.stringify(form.values()) !== JSON.stringify(first);

  return (
    <div ref={area}>
      <SchemaForm form={form}>
        <Stack gap="md">
          <FormErrorSummary form={form} />
          {failure !== undefined && (
            <Alert tone="danger" title={t('resources.saveFailed')} focusOnMount>
              {failureText(failure, t)}
            </Alert>
          )}
          {meeting !== undefined && (
            <MergeNotice
              form={resource.form}
              both={meeting.both}
              mine={definition.toPayload(form.values())}
              theirs={meeting.theirs}
              onSave={(choices) => join(meeting, choices)}
            />
          )}
          <RecordFields
            form={form}
            definition={definition}
            lookups={lookups}
            level={resource.form.page === undefined ? 3 : 2}
            readOnlyFields={base === undefined ? undefined : readOnlyFields?.(base)}
          />
          {Example !== undefined && (
            <Suspense>
              <Example form={form} />
            </Suspense>
          )}
          <Inline>
            <SubmitButton
              form={form}
              size="toolbar"
              onClick={() => {
                isAlternative.current = false;
              }}
            >
              {t('resources.save')}
            </SubmitButton>
            {alternative !== undefined && (
              <SubmitButton
                form={form}
                size="toolbar"
                variant="secondary"
                onClick={() => {
                  isAlternative.current = true;
                }}
              >
                {alternative.label}
              </SubmitButton>
            )}
            <Button variant="secondary" size="toolbar" onClick={onCancel}>
              {t('resources.cancel')}
            </Button>
          </Inline>
        </Stack>
      </SchemaForm>
      <UnsavedChangesDialog isChanged={isChanged} formOf={formOf} />
    </div>
  );
}

/** Which form an address shows. */
function formOf({ pathname, search }: Location): string {
  const parameters = new URLSearchParams(search);
  return [pathname, parameters.get('record'), parameters.get('edit')].join(' ');
}

/** The properties whose values differ. */
function changesOf(body: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}
