import type { components } from '@aarambh/api-client';
import { smsRegistration } from '@aarambh/forms';
import { FormTextField, SchemaForm } from '@aarambh/forms/react';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { smsTextsQuery } from './smsTextsQuery.ts';

type Template = components['schemas']['SMSTemplate'];

interface SmsTextDialogProps {
  readonly template: Template;
  /** What the text is called. */
  readonly name: string;
  /** Of another text: all have one sender, as a rule. */
  readonly usualHeader: string;
  readonly onClose: () => void;
}

/** Enters what a text of SMS is registered by in one language. */
export function SmsTextDialog({ name, onClose, ...props }: SmsTextDialogProps) {
  return (
    <HeldDialog isOpen onClose={onClose} title={name}>
      <RegistrationForm {...props} onClose={onClose} />
    </HeldDialog>
  );
}

function RegistrationForm({ template, usualHeader, onClose }: Omit<SmsTextDialogProps, 'name'>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { text, locale, words, templateID, header } = template;
  const { form, failure } = useSubmission(smsRegistration, {
    initialValues: { templateID: templateID ?? '', header: header ?? usualHeader },
    send: (values, { signal }) => {
      const params = { path: { text, locale } };
      const body = smsRegistration.toPayload(values);
      return call((api) => api.PUT('/sms-text/{text}/{locale}', { params, body, signal }));
    },
    onDone: async () => {
      await client.invalidateQueries(smsTextsQuery());
      alerts.success(t('settings.smsTexts.saved'));
      onClose();
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <Text lang={locale}>{words}</Text>
        <FormTextField form={form} name="templateID" />
        <FormTextField form={form} name="header" />
        <HeldActions form={form}>{t('settings.smsTexts.save')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
