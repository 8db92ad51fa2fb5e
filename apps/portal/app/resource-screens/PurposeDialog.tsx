import { studentDownload } from '@aarambh/forms';
import { FormTextField, SchemaForm, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '../i18n/useTranslation.ts';

interface PurposeDialogProps {
  readonly onSubmit: (purpose: { readonly purpose: string }) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what a file with people in it is for, before it is made. */
export function PurposeDialog({ onSubmit, onClose }: PurposeDialogProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(studentDownload, {
    onSubmit: async (values) => {
      await onSubmit(studentDownload.toPayload(values));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('resources.purpose.title')}>
      <SchemaForm form={form}>
        <Text>{t('resources.purpose.text')}</Text>
        <FormTextField form={form} name="purpose" />
        <Inline justify="end">
          <Button variant="secondary" size="toolbar" onClick={onClose}>
            {t('resources.cancel')}
          </Button>
          <SubmitButton form={form} size="toolbar">
            {t('resources.download')}
          </SubmitButton>
        </Inline>
      </SchemaForm>
    </Dialog>
  );
}
