import { isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from './alerts.ts';
import { saveFile } from '#app/files/saveFile.ts';

/** A file and what it is saved as. */
export interface NamedFile {
  content: Blob;
  name: string;
}

interface DownloadButtonProps {
  /** Asks the server for the file; an `ApiError` is told in an alert. */
  readonly load: () => Promise<NamedFile | undefined>;
  readonly messages: { readonly label: string; readonly pending: string };
}

/** Saves a file that the server writes. */
export function DownloadButton({ load, messages }: DownloadButtonProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      const file = await load();
      if (file !== undefined) saveFile(file.content, file.name);
    } catch (error) {
      if (!isApiError(error)) throw error;
      alerts.danger(failureText(error, t));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="toolbar"
      isPending={isPending}
      messages={{ pending: messages.pending }}
      onClick={() => void download()}
    >
      {messages.label}
    </Button>
  );
}
