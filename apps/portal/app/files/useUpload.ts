import { newIdempotencyKey, type components } from '@aarambh/api-client';
import type { FileFieldProps } from '@aarambh/ui/FileField';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { uploadFile } from '#app/session/uploadFile.ts';

type Uploads = NonNullable<FileFieldProps['uploads']>;

interface UploadOptions {
  readonly purpose: components['schemas']['ImagePurpose'];
  readonly ownerID: string | undefined;
  /** The file may have been kept all the same. */
  readonly onCancelled?: () => void;
  /** The file is kept; resolves when the screen shows it. */
  readonly onUploaded: (image: components['schemas']['Image']) => Promise<unknown>;
}

interface Upload {
  readonly uploads: Uploads;
  readonly isSending: boolean;
  /** Sends a file, or sends it again; it is kept once. */
  readonly send: (file: File) => Promise<void>;
  /** Gives up the file that is being sent, if one is. */
  readonly cancel: () => void;
}

/** Shares of a file at which a screen reader hears how far it is. */
const quarters = [0.25, 0.5, 0.75];

/** Sends one file at a time and reports its progress. */
export function useUpload({ purpose, ownerID, onUploaded, onCancelled }: UploadOptions): Upload {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [uploads, setUploads] = useState<Uploads>(new Map());
  const running = useRef<AbortController>(undefined);
  const keys = useRef(new WeakMap<File, string>());
  useEffect(() => () => running.current?.abort(), []);

  const keyOf = (file: File): string => {
    const key = keys.current.get(file) ?? newIdempotencyKey();
    keys.current.set(file, key);
    return key;
  };
  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let told = 0;
    setUploads(new Map([[file, { state: 'uploading' }]]));
    const result = await uploadFile({
      file,
      purpose,
      ownerID,
      idempotencyKey: keyOf(file),
      signal,
      onProgress: (progress) => {
        if (signal.aborted) return;
        setUploads(new Map([[file, { state: 'uploading', progress }]]));
        const passed = quarters.filter((quarter) => progress >= quarter).length;
        if (passed > told) announce(t('shell.upload.progress', { name: file.name, percent: passed * 25 }));
        told = Math.max(told, passed);
      },
    });
    if (signal.aborted) return;
    running.current = undefined;
    if (!result.ok) {
      const [field] = result.error.fieldErrors;
      const error = field?.message ?? failureText(result.error, t);
      setUploads(new Map([[file, { state: 'failed', error }]]));
      return;
    }
    await onUploaded(result.data.image);
    setUploads(new Map());
  };
  const cancel = (): void => {
    const [file] = uploads.keys();
    if (running.current === undefined || file === undefined) return;
    running.current.abort();
    running.current = undefined;
    setUploads(new Map());
    onCancelled?.();
    announce(t('shell.upload.cancelled', { name: file.name }));
  };
  const isSending = [...uploads.values()].some(({ state }) => state === 'uploading');
  return { uploads, isSending, send, cancel };
}
