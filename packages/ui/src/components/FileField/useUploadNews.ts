import { useEffect, useRef } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import type { FileUpload } from './FileRow.tsx';

/** Says when an upload has ended, well or badly. How far it is says the progress bar to those who ask it. */
export function useUploadNews(
  files: readonly File[],
  uploads: ReadonlyMap<File, FileUpload> | undefined,
  texts: UiMessages['fileField'],
): void {
  const announce = useAnnounce();
  const known = useRef(new Map<File, FileUpload['state']>());

  useEffect(() => {
    const before = known.current;
    known.current = new Map();
    for (const file of files) {
      const upload = uploads?.get(file);
      if (!upload) continue;
      known.current.set(file, upload.state);
      if (before.get(file) === upload.state) continue;
      if (upload.state === 'done') announce(texts.fileUploaded({ name: file.name }));
      if (upload.state === 'failed')
        announce(texts.failed({ name: file.name, error: upload.error }), 'assertive');
    }
  }, [files, uploads, texts, announce]);
}
