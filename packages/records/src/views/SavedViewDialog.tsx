import type { Attempt } from '@aarambh/api-client';
import { savedViewForm } from '@aarambh/forms';
import { FormCheckbox, FormTextField, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useSubmission } from '@aarambh/forms/react';
import { useCloseHeld, useTranslation } from '../host/hooks.ts';
import { FailureAlert, HeldDialog, HeldForm } from '../host/parts.tsx';
import type { SavedView, TypedView } from '../host/service.ts';

interface SavedViewDialogProps {
  /** The one that gets another name; undefined for a new one. */
  readonly view: SavedView | undefined;
  readonly onSend: (typed: TypedView) => Promise<Attempt<unknown>>;
  readonly onSaved: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The name of a view, and whether colleagues see it. */
export function SavedViewDialog({ onClose, ...props }: SavedViewDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog
      isOpen
      onClose={onClose}
      title={t(props.view === undefined ? 'resources.views.keep' : 'resources.views.rename')}
    >
      <ViewForm {...props} />
    </HeldDialog>
  );
}

function ViewForm({ view, onSend, onSaved }: Omit<SavedViewDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const close = useCloseHeld();
  const { form, failure } = useSubmission(savedViewForm, {
    initialValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    send: (values) => onSend(savedViewForm.toPayload(values)),
    onDone: (_data, values) => onSaved(savedViewForm.toPayload(values).name),
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormTextField form={form} name="name" />
        <FormCheckbox form={form} name="isShared" />
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={close}>
            {t('resources.cancel')}
          </Button>
          <SubmitButton form={form} size="sm">
            {t('resources.views.save')}
          </SubmitButton>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
