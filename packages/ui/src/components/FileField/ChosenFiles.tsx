import { useRef, useState, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import * as styles from './FileField.css.ts';
import { FileRow, type FileRowProps, type FileUpload } from './FileRow.tsx';

export type ChosenFilesProps = Pick<FileRowProps, 'disabled' | 'locale' | 'texts' | 'hasPreview'> & {
  readonly id: string;
  readonly files: readonly File[];
  readonly uploads: ReadonlyMap<File, FileUpload> | undefined;
  /** Takes the focus when the last file is gone. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onRemove: (file: File) => void;
  readonly onRetry: ((file: File) => void) | undefined;
};

/** The list of what was chosen. */
export function ChosenFiles({
  id,
  files,
  uploads,
  inputRef,
  onRemove,
  onRetry,
  ...rowProps
}: ChosenFilesProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [lastRemoved, setLastRemoved] = useState<number>();

  useClientLayoutEffect(() => {
    if (lastRemoved === undefined) return;
    // The button that had the focus is gone: to the file that took its place, the one before it, or the input.
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])];
    (buttons[lastRemoved] ?? buttons.at(-1) ?? inputRef.current)?.focus();
    setLastRemoved(undefined);
  }, [lastRemoved, inputRef]);

  if (files.length === 0) return null;
  return (
    <ul ref={listRef} className={styles.list} aria-label={rowProps.texts.chosen} data-part="files">
      {files.map((file, index) => (
        <FileRow
          key={`${file.name}-${file.size}-${file.lastModified}`}
          {...rowProps}
          id={`${id}-${index}`}
          file={file}
          upload={uploads?.get(file)}
          onRemove={() => {
            setLastRemoved(index);
            onRemove(file);
          }}
          onRetry={onRetry && (() => onRetry(file))}
        />
      ))}
    </ul>
  );
}
