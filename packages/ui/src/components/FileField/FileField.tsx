import { useId, useImperativeHandle } from 'react';
import type { ComponentPropsWithRef, Ref } from 'react';
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
import { ChosenFiles } from './ChosenFiles.tsx';
import { DropArea } from './DropArea.tsx';
import * as styles from './FileField.css.ts';
import type { FileUpload } from './FileRow.tsx';
import type { FileIssue } from './fileRules.ts';
import { fileIssueText } from './fileTexts.ts';
import { useFileList } from './useFileList.ts';
import type { FileChangeReason } from './useFileList.ts';
import { usePrepared } from './usePrepared.ts';
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
  const { isPreparing, take } = usePrepared(list, prepare);
  const mergedRef = useMergedRef(inputRef, ref);
  useUploadNews(files, uploads, texts);
  useImperativeHandle(actionsRef, () => ({ clear: list.clear }));

  const remove = (file: File): void => {
    list.remove(file);
    announce(texts.removed({ name: file.name }));
  };

  const rejectedId = `${ownId}-rejected`;
  const described = [rejected.length > 0 && rejectedId, field['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Field component="FileField" {...field} aria-describedby={described || undefined}>
      {(control) => (
        <div className={styles.root}>
          <DropArea controlId={control.id} disabled={disabled} onTake={(dropped) => void take(dropped)}>
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
          </DropArea>
          {rejected.length > 0 && (
            <div id={rejectedId} data-part="rejected">
              {rejected.map((issue, index) => (
                <FieldError key={`${issue.code}-${issue.file.name}`} id={`${rejectedId}-${index}`}>
                  {words(issue)}
                </FieldError>
              ))}
            </div>
          )}
          <ChosenFiles
            {...{ files, uploads, inputRef, disabled, locale, texts, onRetry }}
            id={ownId}
            hasPreview={hasPreviews}
            onRemove={remove}
          />
        </div>
      )}
    </Field>
  );
});
