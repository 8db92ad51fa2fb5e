import type { Attempt } from '@aarambh/api-client';
import { SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Conflict } from '#app/screen/Conflict.tsx';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldPanel, useCloseHeld } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useConflict } from '@aarambh/records/data';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { EntryFields, type FieldChoices } from './EntryFields.tsx';
import type { AnyEntryForm, AnyFormHandle, EntryValues } from './erasedForm.ts';
import { labelOf, valueText, type FactsContext } from './facts.ts';

/** Saves what a form has written over the version that was read. */
export type SaveEntry = (
  written: Record<string, unknown>,
  rowVersion: number | undefined,
  signal: AbortSignal,
) => Promise<Attempt<unknown>>;

export interface EntryPanelProps {
  readonly title: string;
  readonly definition: AnyEntryForm;
  /** What is changed; absent for a new entry. */
  readonly entry: object | undefined;
  /** First values beside those of the entry. */
  readonly initialValues?: EntryValues;
  readonly choices?: FieldChoices;
  /** Names of records that the form refers to by id. */
  readonly names?: FactsContext['names'];
  readonly save: SaveEntry;
  /** Reads the entry anew, after somebody else has changed it. */
  readonly reread: () => Promise<object | undefined>;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

const versionOf = (entry: object | undefined): number | undefined => {
  const version: unknown = entry === undefined ? undefined : Reflect.get(entry, 'rowVersion');
  return typeof version === 'number' ? version : undefined;
};

/** A form over the screen. What was typed stays until it is saved or given up on purpose. */
export function EntryPanel(props: EntryPanelProps) {
  return (
    <HeldPanel isOpen onClose={props.onClose} width="lg" title={props.title}>
      <EntryForm {...props} />
    </HeldPanel>
  );
}

function EntryForm(props: EntryPanelProps) {
  const { t } = useTranslation();
  const close = useCloseHeld();
  const { definition, entry, choices, onClose } = props;
  const conflict = useConflict(entry, {
    reread: props.reread,
    onKeepMine: (): Promise<void> => form.submit(),
    onTakeTheirs: (theirs): void => {
      if (theirs !== undefined) form.reset(definition.fromEntry(theirs));
    },
  });
  const { theirs } = conflict;
  const { form, failure } = useSubmission(definition, {
    initialValues: {
      ...(entry === undefined ? definition.defaultValues : definition.fromEntry(entry)),
      ...props.initialValues,
    },
    send: (values, { signal }) =>
      props.save(definition.toPayload(values), versionOf(conflict.baseNow()), signal),
    onDone: async () => {
      await props.onSaved();
      alerts.success(t('profile.saved'));
      onClose();
    },
    onRefused: conflict.meet,
  });
  return (
    <SchemaForm form={form}>
      <HeldForm form={form} />
      <FailureAlert error={failure} />
      {theirs && (
        <ConflictNotice
          key={versionOf(theirs)}
          {...{ theirs, form, definition, names: props.names }}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      <EntryFields form={form} {...choices} />
      <Inline justify="end">
        <Button variant="secondary" onClick={close}>
          {t('profile.cancel')}
        </Button>
        <SubmitButton form={form} messages={{ pending: t('profile.saving') }}>
          {t('profile.save')}
        </SubmitButton>
      </Inline>
    </SchemaForm>
  );
}

interface ConflictNoticeProps {
  readonly theirs: object;
  readonly form: AnyFormHandle;
  readonly definition: AnyEntryForm;
  readonly names: FactsContext['names'];
  readonly onKeepMine: () => void | Promise<void>;
  readonly onTakeTheirs: () => void;
}

/** Both values of every field that differs: the one that was saved meanwhile, and the one that was typed here. */
function ConflictNotice({ theirs, form, definition, names, ...actions }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const context = { t, formats, names };
  const mine = definition.toPayload(form.values());
  const saved = definition.fromEntry(theirs);
  const different = definition.fieldOrder.filter((name) => saved[name] !== form.values()[name]);
  const text = (entry: object, name: string) =>
    valueText(definition.fields[name], Reflect.get(entry, name), context) || t('profile.notGiven');
  return (
    <Conflict
      differences={different.map((name) => ({
        id: name,
        label: labelOf(definition, name, t),
        mine: text(mine, name),
        theirs: text(theirs, name),
      }))}
      {...actions}
    />
  );
}
