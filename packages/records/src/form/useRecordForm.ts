import { attempted, type ApiError } from '@aarambh/api-client';
import {
  applyServerErrors,
  useSchemaForm,
  type FormHandle,
  type SchemaFormOptions,
} from '@aarambh/forms/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText, useService } from '../host/hooks.ts';
import { addRecord, changeRecord, readRecord } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRecordForm, AnyRow, AnyValues } from '../declare/row.ts';
import { useConflict } from '../conflict/useConflict.ts';
import { compare, kept, type Merge, type Side } from '../conflict/merge.ts';
import { recordKey } from '../record/useRecord.ts';

/** What somebody else saved meanwhile, and what both changed. */
export interface Meeting {
  readonly theirs: AnyRow;
  readonly both: Merge['both'];
}

/** What became of the values: stored, nothing to store, or refused, which is shown by then. */
export type Storing =
  | { readonly kind: 'stored'; readonly row: AnyRow }
  | { readonly kind: 'same'; readonly row: AnyRow }
  | { readonly kind: 'refused' }
  | { readonly kind: 'met' };

interface RecordFormParts {
  readonly resource: Resource;
  /** Undefined for a new record. */
  readonly row: AnyRow | undefined;
  readonly definition: AnyRecordForm;
  /** Told when the name of a record is taken. */
  readonly nameField: string;
  /** What a new record begins with. @default the definition's own values */
  readonly initialValues?: AnyValues | undefined;
  readonly onSubmit: SchemaFormOptions<AnyValues>['onSubmit'];
}

export interface RecordFormState {
  readonly form: FormHandle<AnyValues>;
  /** What the person began with, or what was saved since and they have seen. */
  readonly base: AnyRow | undefined;
  readonly failure: ApiError | null;
  readonly meeting: Meeting | undefined;
  /** The values that `base` is edited from. */
  readonly firstValues: AnyValues;
  /** Adds the record, or changes what differs from `base`. */
  readonly store: (values: AnyValues, from: AnyRow | undefined) => Promise<Storing>;
  /** Brings both versions together as was chosen; undefined when there is more to choose. What comes of it is in the form, not yet stored. */
  readonly join: (
    choices: Readonly<Record<string, Side>>,
  ) => { readonly values: AnyValues; readonly from: AnyRow } | undefined;
}

/** A form of a record, and how what is typed comes together with what others save meanwhile. Nothing typed is lost by a refusal. */
export function useRecordForm({
  resource,
  row,
  definition,
  nameField,
  initialValues = definition.defaultValues,
  onSubmit,
}: RecordFormParts): RecordFormState {
  const failureText = useFailureText();
  const service = useService();
  const queryClient = useQueryClient();
  /** The properties that both changed, while the person is asked about them. */
  const [both, setBoth] = useState<Merge['both']>([]);
  // Stored by a submit, an autosave and a merge, each of which begins anew: no one of them can hold the failure.
  const [failure, setFailure] = useState<ApiError | null>(null);
  const conflict = useConflict(row, {
    reread: async (): Promise<AnyRow | undefined> => {
      const read = await attempted(readRecord(service, resource, conflict.baseNow()?.id ?? ''));
      if (!read.ok) setFailure(read.error);
      return read.ok ? read.data : undefined;
    },
  });
  const { base, theirs } = conflict;
  // A form that only adds asks for other things than a record has.
  const onlyAdds = !('fromRecord' in definition);
  const firstValues = base === undefined || onlyAdds ? initialValues : definition.fromRecord(base);
  const form = useSchemaForm(definition, { initialValues: firstValues, onSubmit });

  /** The body that would write a record as it is. */
  const bodyOf = (record: AnyRow) => definition.toPayload(definition.fromRecord(record));

  async function store(values: AnyValues, from: AnyRow | undefined): Promise<Storing> {
    setFailure(null);
    const body = definition.toPayload(values);
    const changes = from === undefined ? body : changesOf(body, bodyOf(from));
    if (from !== undefined && Object.keys(changes).length === 0) return { kind: 'same', row: from };
    const result = await (from === undefined
      ? addRecord(service, resource, changes)
      : changeRecord(service, resource, from.id, { ...changes, rowVersion: from.rowVersion }));
    if (!result.ok) {
      if (result.error.code === 'STALE' && from !== undefined) {
        if (!(await conflict.meet(result.error))) return { kind: 'refused' };
        // What only one of the two changed goes together, about the rest the person is asked.
        const joined = join({}, values);
        return joined === undefined ? { kind: 'met' } : store(joined.values, joined.from);
      }
      refuse(result.error);
      return { kind: 'refused' };
    }
    const stored = result.data;
    if (!onlyAdds) conflict.begin(stored);
    // An answer without the version is not all there is of the record.
    if (stored.rowVersion !== undefined) queryClient.setQueryData(recordKey(resource, stored.id), stored);
    void queryClient.invalidateQueries({ queryKey: [resource.family, 'list'] });
    void queryClient.invalidateQueries({ queryKey: [resource.family, 'choices'] });
    void queryClient.invalidateQueries({ queryKey: [resource.family, 'counts'] });
    return { kind: 'stored', row: stored };
  }

  function join(
    choices: Readonly<Record<string, Side>>,
    typed = form.values(),
  ): ReturnType<RecordFormState['join']> {
    const [from, stored] = [conflict.baseNow(), conflict.theirsNow()];
    if (from === undefined || stored === undefined) return undefined;
    const mine = definition.toPayload(typed);
    const merge = compare(bodyOf(from), mine, bodyOf(stored));
    // What was typed since the question was asked may be a question too.
    if (merge.both.some((property) => choices[property] === undefined)) {
      setBoth(merge.both);
      return undefined;
    }
    const values = definition.fromRecord({ ...stored, ...kept(merge, mine, choices) });
    form.reset(values);
    conflict.begin(stored);
    setBoth([]);
    return { values, from: stored };
  }

  /** Says why it was not saved, where it belongs. */
  function refuse(error: ApiError): void {
    const fields =
      error.code === 'DUPLICATE'
        ? [{ path: nameField, code: 'duplicate', message: failureText(error) }]
        : error.fieldErrors;
    const others = applyServerErrors(form, fields);
    if (fields.length === 0 || others.length > 0) setFailure(error);
  }

  const meeting = theirs !== undefined && both.length > 0 ? { theirs, both } : undefined;
  return { form, base, failure, meeting, firstValues, store, join };
}

/** The properties whose values differ. */
function changesOf(body: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}
