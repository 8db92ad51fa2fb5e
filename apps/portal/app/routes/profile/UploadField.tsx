import type { components } from '@aarambh/api-client';
import { FileField, type FileFieldActions } from '@aarambh/ui/FileField';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { failureText } from '../../session/failureText.ts';
import { uploadFile } from '../../session/uploadFile.ts';
import { alerts } from '../../shell/alerts.ts';

const megabyte = 1024 * 1024;

/** What is kept of each kind of file (the server judges by the content). */
const kinds = {
  picture: { accept: 'image/jpeg,image/png,image/webp', maxSize: 2 * megabyte },
  document: { accept: 'image/jpeg,image/png,image/webp,application/pdf', maxSize: 5 * megabyte },
} as const;

type Uploads = ReadonlyMap<File, { state: 'uploading' } | { state: 'failed'; error: string }>;

interface UploadFieldProps {
  readonly kind: keyof typeof kinds;
  readonly purpose: components['schemas']['ImagePurpose'];
  readonly ownerID?: string;
  readonly label: string;
  readonly onUploaded: () => Promise<unknown>;
}

/** Sends a file as soon as it is chosen. One that is refused stays in the list, with the reason and another try. */
export function UploadField({ kind, purpose, ownerID, label, onUploaded }: UploadFieldProps) {
  const { t } = useTranslation();
  const [uploads, setUploads] = useState<Uploads>(new Map());
  const actions = useRef<FileFieldActions>(null);
  const send = async (file: File): Promise<void> => {
    setUploads(new Map([[file, { state: 'uploading' }]]));
    const result = await uploadFile({ file, purpose, ownerID });
    if (!result.ok) {
      const [field] = result.error.fieldErrors;
      const error = field?.message ?? failureText(result.error, t);
      setUploads(new Map([[file, { state: 'failed', error }]]));
      return;
    }
    await onUploaded();
    actions.current?.clear();
    setUploads(new Map());
    alerts.success(t('profile.files.added', { name: result.data.image.fileName }));
  };
  return (
    <FileField
      label={label}
      hint={t(`profile.files.${kind}Hint`)}
      kinds={t(`profile.files.${kind}Kinds`)}
      {...kinds[kind]}
      hasPreviews
      uploads={uploads}
      onRetry={(file) => void send(file)}
      onChange={([file], { reason }) => {
        if (file && reason === 'add') void send(file);
      }}
      actionsRef={actions}
    />
  );
}
