import { newIdempotencyKey, type ApiError, type components } from '@aarambh/api-client';
import type { FileFieldProps } from '@aarambh/ui/FileField';
import { useAnnounce } from '@aarambh/ui/Announcer';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
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

/** The file that was chosen last, while it is being sent or after that failed. */
interface Sent {
  readonly file: File;
  readonly progress?: number;
  /** Worded when it is drawn, so that it follows the language. */
  readonly error?: ApiError;
}

/** Sends one file at a time and reports its progress. */
export function useUpload({ purpose, ownerID, onUploaded, onCancelled }: UploadOptions): Upload {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [sent, setSent] = useState<Sent | null>(null);
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
    setSent({ file });
    const result = await uploadFile({
      file,
      purpose,
      ownerID,
      idempotencyKey: keyOf(file),
      signal,
      onProgress: (progress) => {
        if (signal.aborted) return;
        setSent({ file, progress });
        const passed = quarters.filter((quarter) => progress >= quarter).length;
        if (passed > told) announce(t('shell.upload.progress', { name: file.name, percent: passed * 25 }));
        told = Math.max(told, passed);
      },
    });
    if (signal.aborted) return;
    running.current = undefined;
    if (!result.ok) {
      setSent({ file, error: result.error });
      return;
    }
    await onUploaded(result.data.image);
    setSent(null);
  };
  const cancel = (): void => {
    if (running.current === undefined || sent === null) return;
    running.current.abort();
    running.current = undefined;
    setSent(null);
    onCancelled?.();
    announce(t('shell.upload.cancelled', { name: sent.file.name }));
  };
  const uploads = useMemo(() => uploadsOf(sent, t), [sent, t]);
  const isSending = sent !== null && sent.error === undefined;
  return { uploads, isSending, send, cancel };
}

/** How far the file is, for its field. */
function uploadsOf(sent: Sent | null, t: TFunction): Uploads {
  if (sent === null) return new Map();
  const { file, progress, error } = sent;
  if (error === undefined) {
    return new Map([[file, { state: 'uploading', ...(progress !== undefined && { progress }) }]]);
  }
  const words = error.fieldErrors[0]?.message ?? failureText(error, t);
  return new Map([[file, { state: 'failed', error: words }]]);
}
