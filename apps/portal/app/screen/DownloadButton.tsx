import { Button } from '@aarambh/ui/Button';
import { saveFile } from '#app/files/saveFile.ts';
import { attempted } from '@aarambh/api-client';
import { tellFailure } from './tellFailure.ts';
import { useAction } from './useAction.ts';

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
  const download = useAction(() => attempted(load()), {
    onDone: (file) => file && saveFile(file.content, file.name),
    onFailed: (error) => tellFailure(error),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={download.isPending}
      messages={{ pending: messages.pending }}
      onClick={() => download.run()}
    >
      {messages.label}
    </Button>
  );
}
