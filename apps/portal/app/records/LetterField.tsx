import { fileSizes } from '@aarambh/forms';
import type { FormHandle } from '@aarambh/forms/react';
import { FileField } from '@aarambh/ui/FileField';
import { useSyncExternalStore } from 'react';
import { useUpload } from '#app/files/useUpload.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useUser } from '#app/screen/useUser.ts';

/** What the field holds until the letter is kept; its rule does not take it. */
const unsent = '?';

interface LetterFieldProps {
  readonly form: FormHandle<Readonly<Record<string, string>>>;
  readonly name: string;
}

/** The own letter of whoever makes an offer: a PDF, sent as soon as it is chosen. The form has its id. */
export default function LetterField({ form, name }: LetterFieldProps) {
  const { t } = useTranslation();
  const { parentEntityID } = useUser();
  const isRefused = useSyncExternalStore(form.subscribe, () => form.error(name) !== undefined);
  const { uploads, send, cancel } = useUpload({
    purpose: 'offer-letter',
    ownerID: parentEntityID ?? undefined,
    onUploaded: async ({ id }) => form.change(name, id),
  });
  // Letters belong to an organisation.
  if (parentEntityID === null) return null;
  const field = form.fieldDefinition(name);
  return (
    <FileField
      id={form.fieldId(name)}
      ref={form.focusRef(name)}
      label={t(`forms.${field.label}`)}
      hint={field.hint && t(`forms.${field.hint}`)}
      error={isRefused ? t('forms.offer letter unsent') : undefined}
      necessity={field.necessity}
      accept="application/pdf"
      kinds="PDF"
      maxSize={fileSizes.pdf}
      uploads={uploads}
      onRetry={(file) => void send(file)}
      onChange={([file], { reason }) => {
        if (reason === 'remove') cancel();
        form.change(name, file === undefined ? '' : unsent);
        if (file !== undefined) void send(file);
      }}
      onBlur={() => form.blur(name)}
    />
  );
}
