import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ComponentPropsWithRef, DragEvent, Ref } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/fileField.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Field, partField, FieldError } from '../Field/parts.ts';
import type { FieldBaseProps } from '../Field/parts.ts';
import { UploadIcon } from '../Icon/index.ts';
import { useProvider } from '../Provider/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './FileField.css.ts';
import { FileRow } from './FileRow.tsx';
import type { FileUpload } from './FileRow.tsx';
import type { FileIssue } from './fileRules.ts';
import { fileIssueText } from './fileTexts.ts';
import { useFileList } from './useFileList.ts';
import type { FileChangeReason } from './useFileList.ts';
import { useUploadNews } from './useUploadNews.ts';

type NativeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | keyof FieldBaseProps
  | 'accept'
  | 'children'
  | 'defaultValue'
  | 'multiple'
  | 'onChange'
  | 'readOnly'
  | 'size'
  | 'type'
  | 'value'
>;

/** Told with each new list of files. */
export type FileChangeDetails = {
  /** `restore` is what was chosen before the page's script ran. */
  readonly reason: FileChangeReason;
  /** What was left out, and why. */
  readonly rejected: readonly FileIssue[];
};

/** What a form can do with the field beside reading it. */
export type FileFieldActions = {
  /** Takes all files out, as after they were sent. */
  readonly clear: () => void;
};

export type FileFieldProps = FieldBaseProps &
  NativeInputProps & {
    /**
     * The kinds of files, as in the native attribute: `.pdf,.docx` or `image/*`. Checked here as well, because phones and
     * dragging ignore the attribute; a server has to check again.
     */
    readonly accept?: string;
    /** The accepted kinds in words, for the error: `PDF or Word`. @default made from `accept` */
    readonly kinds?: string;
    /** Takes more than one file; a further choice adds to the first. @default false */
    readonly multiple?: boolean;
    /** How many files, with `multiple`. @default any number */
    readonly maxCount?: number;
    /** The size of one file in bytes. */
    readonly maxSize?: number;
    /**
     * Shows pictures of chosen pictures. Needs `blob:` in the `img-src` of the page's content security policy; without it
     * the sign of a document is shown and the browser reports a violation. @default false
     */
    readonly hasPreviews?: boolean;
    /** How far the upload of each file is, when the owner uploads at once. */
    readonly uploads?: ReadonlyMap<File, FileUpload>;
    /** Called by the button of a file whose upload has failed. Without it there is no button. */
    readonly onRetry?: (file: File) => void;
    /**
     * Makes of a chosen file one that fits, as a smaller photo, before the rules are asked. One that it rejects is left out, with the
     * `unreadable` message.
     */
    readonly prepare?: (file: File) => Promise<File>;
    readonly onChange?: (files: readonly File[], details: FileChangeDetails) => void;
    readonly messages?: Partial<UiMessages['fileField']>;
    readonly actionsRef?: Ref<FileFieldActions>;
  };

/**
 * Files from the reader's device: a native file input in an area that files can be dropped on, and the list of what was chosen.
 * The input holds what the list shows, so a form sends it. `ref` reaches the input.
 */
export const FileField = withRef(function FileField({
  accept,
  kinds,
  multiple = false,
  maxCount = Infinity,
  maxSize,
  hasPreviews = false,
  uploads,
  onRetry,
  prepare,
  onChange,
  messages,
  ref,
  actionsRef,
  disabled = false,
  ...given
}: FileFieldProps) {
  const [field, rest] = partField(given);
  const texts = useMessages('fileField', en.fileField, messages);
  const announce = useAnnounce();
  const { locale } = useProvider();
  const ownId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const [lastRemoved, setLastRemoved] = useState<number>();
  const words = (issue: FileIssue): string => fileIssueText(issue, texts, locale, kinds);

  const list = useFileList(
    { accept, maxSize, maxCount: multiple ? maxCount : 1 },
    {
      onChange: (files, reason, rejected) => onChange?.(files, { reason, rejected }),
      onAdd({ added, rejected }, before) {
        const [first] = added;
        const [old] = before;
        if (first && added.length > 1) announce(texts.addedMany({ count: added.length }));
        else if (first && old && !multiple) announce(texts.replaced({ name: first.name, before: old.name }));
        else if (first) announce(texts.added({ name: first.name }));
        for (const issue of rejected) announce(words(issue));
      },
    },
  );
  const { files, rejected, inputRef } = list;
  const latest = useLatest(list);
  const [isPreparing, setPreparing] = useState(false);
  const take = async (chosen: readonly File[]): Promise<void> => {
    if (prepare === undefined || chosen.length === 0) return list.add(chosen);
    setPreparing(true);
    const prepared = await Promise.allSettled(chosen.map(prepare));
    setPreparing(false);
    // What was chosen before is what the list has by now.
    latest.current.add(
      prepared.flatMap((made) => (made.status === 'fulfilled' ? [made.value] : [])),
      chosen.filter((_file, index) => prepared[index]?.status === 'rejected'),
    );
  };
  const mergedRef = useMergedRef(inputRef, ref);
  useUploadNews(files, uploads, texts);
  useImperativeHandle(actionsRef, () => ({ clear: list.clear }));

  useClientLayoutEffect(() => {
    if (lastRemoved === undefined) return;
    // The button that had the focus is gone: to the file that took its place, the one before it, or the input.
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])];
    (buttons[lastRemoved] ?? buttons.at(-1) ?? inputRef.current)?.focus();
    setLastRemoved(undefined);
  }, [lastRemoved, inputRef]);

  const remove = (file: File, index: number): void => {
    list.remove(file);
    setLastRemoved(index);
    announce(texts.removed({ name: file.name }));
  };

  const holdsFiles = (event: DragEvent): boolean => !disabled && event.dataTransfer.types.includes('Files');
  const rejectedId = `${ownId}-rejected`;
  const described = [rejected.length > 0 && rejectedId, field['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Field component="FileField" {...field} aria-describedby={described || undefined}>
      {(control) => (
        <div className={styles.root}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A short cut for a mouse: the input inside does the same. */}
          <label
            htmlFor={control.id}
            className={styles.dropArea}
            data-part="drop-area"
            data-dragging={isDragging || undefined}
            onDragOver={(event) => {
              if (!holdsFiles(event)) return;
              event.preventDefault();
              event.dataTransfer.dropEffect = 'copy';
              setIsDragging(true);
            }}
            onDragLeave={({ currentTarget, relatedTarget }) => {
              if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
                setIsDragging(false);
            }}
            onDrop={(event) => {
              setIsDragging(false);
              if (!holdsFiles(event)) return;
              event.preventDefault();
              void take([...event.dataTransfer.files]);
            }}
          >
            <input
              {...rest}
              {...control}
              ref={mergedRef}
              type="file"
              accept={accept}
              multiple={multiple}
              required={field.required}
              disabled={disabled}
              className={visuallyHidden}
              data-part="input"
              onChange={({ currentTarget }) => void take([...(currentTarget.files ?? [])])}
            />
            <span className={styles.choose}>
              <UploadIcon />
              {isPreparing ? texts.preparing : multiple ? texts.chooseMany : texts.choose}
            </span>
            <span className={styles.drop} aria-hidden="true">
              {multiple ? texts.dropMany : texts.drop}
            </span>
          </label>
          {rejected.length > 0 && (
            <div id={rejectedId} data-part="rejected">
              {rejected.map((issue, index) => (
                <FieldError key={`${issue.code}-${issue.file.name}`} id={`${rejectedId}-${index}`}>
                  {words(issue)}
                </FieldError>
              ))}
            </div>
          )}
          {files.length > 0 && (
            <ul ref={listRef} className={styles.list} aria-label={texts.chosen} data-part="files">
              {files.map((file, index) => (
                <FileRow
                  key={`${file.name}-${file.size}-${file.lastModified}`}
                  id={`${ownId}-${index}`}
                  file={file}
                  upload={uploads?.get(file)}
                  hasPreview={hasPreviews}
                  disabled={disabled}
                  locale={locale}
                  texts={texts}
                  onRemove={() => remove(file, index)}
                  onRetry={onRetry && (() => onRetry(file))}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
});
