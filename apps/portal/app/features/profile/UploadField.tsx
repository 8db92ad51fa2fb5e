import type { components } from '@aarambh/api-client';
import { fileSizes } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { FileField, type FileFieldActions } from '@aarambh/ui/FileField';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { shrinkPhoto } from '#app/files/shrinkPhoto.ts';
import { useUpload } from '#app/files/useUpload.ts';

/** The types of each kind of file (the server looks at the content). */
const kinds = {
  picture: { accept: 'image/jpeg,image/png,image/webp', maxSize: fileSizes.picture },
  document: { accept: 'image/jpeg,image/png,image/webp,application/pdf', maxSize: fileSizes.pdf },
} as const;

const fit = (file: File): Promise<File> => shrinkPhoto(file, fileSizes.picture);

interface UploadFieldProps {
  readonly kind: keyof typeof kinds;
  readonly purpose: components['schemas']['ImagePurpose'];
  readonly ownerID?: string;
  readonly label: string;
  /** The file is kept, or may be although it was cancelled; resolves when the screen shows it. */
  readonly onUploaded: (image: components['schemas']['Image'] | undefined) => Promise<unknown>;
}

/** Sends a file as soon as it is chosen. One that is refused stays in the list, with the reason and another try. */
export function UploadField({ kind, purpose, ownerID, label, onUploaded }: UploadFieldProps) {
  const { t } = useTranslation();
  const actions = useRef<FileFieldActions>(null);
  const { uploads, isSending, send, cancel } = useUpload({
    purpose,
    ownerID,
    onCancelled: () => void onUploaded(undefined),
    onUploaded: async (image) => {
      await onUploaded(image);
      actions.current?.clear();
      alerts.success(t('profile.files.added', { name: image.fileName }));
    },
  });
  return (
    <Stack gap="sm">
      <FileField
        label={label}
        hint={t(`profile.files.${kind}Hint`)}
        kinds={t(`profile.files.${kind}Kinds`)}
        {...kinds[kind]}
        prepare={fit}
        hasPreviews
        uploads={uploads}
        onRetry={(file) => void send(file)}
        onChange={([file], { reason }) => {
          if (file && reason === 'add') void send(file);
          if (reason === 'remove') cancel();
        }}
        actionsRef={actions}
      />
      {isSending && (
        <Inline justify="end">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              cancel();
              actions.current?.clear();
            }}
          >
            {t('profile.files.cancel')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
