import type { UiMessages } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import { FieldError } from '../Field/parts.ts';
import { SuccessIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FileField.css.ts';
import { FilePreview } from './FilePreview.tsx';
import { formatFileSize } from './fileSize.ts';

/** How far the upload of a file is; the owner of the field uploads and says so. */
export type FileUpload =
  | {
      readonly state: 'uploading';
      /** From 0 to 1. Without it nobody knows. */
      readonly progress?: number;
    }
  | { readonly state: 'done' }
  | {
      readonly state: 'failed';
      /** What went wrong and what to do, as a sentence. */
      readonly error: string;
    };

export type FileRowProps = {
  readonly id: string;
  readonly file: File;
  readonly upload: FileUpload | undefined;
  readonly hasPreview: boolean;
  readonly disabled: boolean;
  readonly locale: string;
  readonly texts: UiMessages['fileField'];
  readonly onRemove: () => void;
  readonly onRetry: (() => void) | undefined;
};

/** One chosen file: what it is, how far its upload is, and what can be done about it. */
export function FileRow({
  id,
  file,
  upload,
  hasPreview,
  disabled,
  locale,
  texts,
  onRemove,
  onRetry,
}: FileRowProps) {
  return (
    <li className={styles.item} data-part="file" data-state={upload?.state}>
      <FilePreview file={file} isShown={hasPreview} />
      <div className={styles.about}>
        <bdi className={styles.name}>{file.name}</bdi>
        <div className={styles.details}>
          <span>{formatFileSize(file.size, locale)}</span>
          {upload?.state === 'done' && (
            <span className={styles.uploaded}>
              <SuccessIcon size="sm" />
              {texts.uploaded}
            </span>
          )}
        </div>
        {upload?.state === 'uploading' && (
          <ProgressBar
            label={texts.uploading({ name: file.name })}
            value={upload.progress}
            max={1}
            isLabelHidden
          />
        )}
        {upload?.state === 'failed' && (
          <>
            <FieldError id={`${id}-error`}>{upload.error}</FieldError>
            {onRetry && !disabled && (
              <div>
                <Button variant="secondary" size="sm" onClick={onRetry}>
                  {texts.retry} <VisuallyHidden>{file.name}</VisuallyHidden>
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      <IconButton
        label={texts.remove({ name: file.name })}
        icon={<TrashIcon />}
        disabled={disabled}
        onClick={onRemove}
        data-part="remove"
      />
    </li>
  );
}
