import { SchemaForm, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { EntryFields, type FieldChoices } from '../EntryFields.tsx';
import type { AnyEntryForm } from '../erasedForm.ts';

interface ProposalDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly definition: AnyEntryForm;
  readonly entry: object;
  readonly choices?: FieldChoices | undefined;
  readonly onDone: (said: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

/** The form of an entry, with what the CV says in it: for what the CV does not say, and for what it says wrongly. Nothing is saved by it. */
export function ProposalDialog({
  title,
  lead,
  definition,
  entry,
  choices,
  onDone,
  onClose,
}: ProposalDialogProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(definition, {
    initialValues: definition.fromEntry(entry),
    onSubmit: async (values) => onDone(definition.toPayload(values)),
  });
  return (
    <HeldDialog isOpen onClose={onClose} title={title}>
      <SchemaForm form={form}>
        <HeldForm form={form} />
        <Stack gap="md">
          <Text tone="muted">{lead}</Text>
          <EntryFields form={form} {...choices} />
          <Inline justify="end">
            <SubmitButton form={form}>{t('profile.oldCv.keep')}</SubmitButton>
          </Inline>
        </Stack>
      </SchemaForm>
    </HeldDialog>
  );
}
