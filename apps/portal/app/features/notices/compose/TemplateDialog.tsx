import type { Attempt, components } from '@aarambh/api-client';
import type { ErrorCode } from '@aarambh/api-client/enums';
import { noticeTemplate } from '@aarambh/forms';
import { FormTextArea, FormTextField, SchemaForm } from '@aarambh/forms/react';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';

type Template = components['schemas']['NoticeTemplate'];

interface TemplateDialogProps {
  /** The one to change; without it another is kept. */
  readonly template?: Template;
  /** What its text begins with. */
  readonly text: string;
  readonly onSaved: (template: Template) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a template and writes its text. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { t } = useTranslation();
  const title = t(`notifications.templates.${props.template === undefined ? 'keep' : 'edit'}`);
  return (
    <HeldDialog isOpen onClose={props.onClose} title={title}>
      <TemplateForm {...props} />
    </HeldDialog>
  );
}

function TemplateForm({ template, text, onSaved, onClose }: TemplateDialogProps) {
  const { t } = useTranslation();
  const { form, failure } = useSubmission(noticeTemplate, {
    initialValues: { title: template?.title ?? '', text },
    send: async (values, { signal }): Promise<Attempt<{ noticeTemplate: Template }, ErrorCode>> => {
      const body = noticeTemplate.toPayload(values);
      if (template === undefined) return call((api) => api.POST('/notice-template/add', { body, signal }));
      const { id, rowVersion } = template;
      return call((api) =>
        api.PUT('/notice-template/{id}', { params: { path: { id } }, body: { ...body, rowVersion }, signal }),
      );
    },
    onDone: async (data) => {
      await onSaved(data.noticeTemplate);
      alerts.success(t(`notifications.templates.${template === undefined ? 'kept' : 'saved'}`));
      onClose();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <FormTextField form={form} name="title" />
        <FormTextArea form={form} name="text" />
        <HeldActions form={form}>
          {t(`notifications.templates.${template === undefined ? 'save' : 'saveChanges'}`)}
        </HeldActions>
      </Stack>
    </SchemaForm>
  );
}
