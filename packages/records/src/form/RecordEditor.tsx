import { FormErrorSummary, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Suspense, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Location } from 'react-router';
import { useAccess, useTranslation } from '../host/hooks.ts';
import { FailureAlert, UnsavedChangesDialog } from '../host/parts.tsx';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow, AnyValues } from '../declare/row.ts';
import { alerts } from '@aarambh/ui/AlertRegion';
import { MergeNotice } from './MergeNotice.tsx';
import * as styles from './RecordEditor.css.ts';
import { RecordFields } from './RecordFields.tsx';
import { useRecordForm } from './useRecordForm.ts';

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
  const { scope } = useAccess();
  if (resource.form === undefined) throw new Error(`${resource.key} has no form.`);
  const { lookups, readOnlyFields, hiddenFields, Example, Aside } = resource.form;
  const added = row === undefined ? resource.form.added : undefined;
  const { definition, nameField } = added ?? resource.form;
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
  const { form, base, failure, meeting, firstValues, store, join } = useRecordForm({
    resource,
    row,
    definition,
    nameField,
    onSubmit: (values) => save(values, base),
  });

  async function save(values: AnyValues, from: AnyRow | undefined): Promise<void> {
    const result = await store(values, from);
    if (result.kind === 'refused' || result.kind === 'met') return;
    if (result.kind === 'stored') {
      alerts.success(
        t(from === undefined ? 'resources.added' : 'resources.saved', {
          name: name ?? resource.nameOf(result.row),
        }),
      );
    } else if (!isAlternative.current) {
      alerts.info(t('resources.unchanged'));
    }
    if (isAlternative.current) await alternative?.afterwards(result.row);
    leave(result.row.id);
  }

  function leave(id: string): void {
    isSaved.current = true;
    onDone(id);
  }

  const isChanged = (): boolean =>
    !isSaved.current && JSON.stringify(form.values()) !== JSON.stringify(firstValues);

  return (
    <div ref={area}>
      <SchemaForm form={form}>
        <Stack gap="md">
          <FormErrorSummary form={form} />
          <FailureAlert error={failure} title={t('resources.saveFailed')} takesFocus />
          {meeting !== undefined && (
            <MergeNotice
              form={resource.form}
              both={meeting.both}
              mine={definition.toPayload(form.values())}
              theirs={meeting.theirs}
              onSave={async (choices) => {
                const joined = join(choices);
                if (joined !== undefined) await save(joined.values, joined.from);
              }}
            />
          )}
          <div className={styles.content} data-has-aside={Aside === undefined ? undefined : ''}>
            <Stack gap="md">
              <RecordFields
                form={form}
                definition={definition}
                lookups={lookups}
                level={resource.form.page === undefined ? 3 : 2}
                readOnlyFields={[
                  ...((base && readOnlyFields?.(base)) ?? []),
                  ...(hiddenFields?.(form.values(), scope) ?? []),
                ]}
                below={added?.below}
              />
              {Example !== undefined && (
                <Suspense>
                  <Example form={form} />
                </Suspense>
              )}
            </Stack>
            {Aside !== undefined && (
              <div className={styles.aside}>
                <Suspense>
                  <Aside form={form} />
                </Suspense>
              </div>
            )}
          </div>
          <Inline>
            <SubmitButton
              form={form}
              size="sm"
              onClick={() => {
                isAlternative.current = false;
              }}
            >
              {t('resources.save')}
            </SubmitButton>
            {alternative !== undefined && (
              <SubmitButton
                form={form}
                size="sm"
                variant="secondary"
                onClick={() => {
                  isAlternative.current = true;
                }}
              >
                {alternative.label}
              </SubmitButton>
            )}
            <Button variant="secondary" size="sm" onClick={onCancel}>
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
