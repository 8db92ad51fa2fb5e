import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { addFiles } from './fileRules.ts';
import type { FileChoice, FileIssue, FileRules } from './fileRules.ts';

/** How the files came to change. */
export type FileChangeReason = 'add' | 'remove' | 'reset' | 'restore';

export interface FileListEvents {
  onChange: (files: readonly File[], reason: FileChangeReason, rejected: readonly FileIssue[]) => void;
  /** The reader has chosen or dropped files. */
  onAdd: (choice: FileChoice, before: readonly File[]) => void;
}

export interface FileListState {
  inputRef: RefObject<HTMLInputElement | null>;
  files: readonly File[];
  /** What was left out of the last choice. */
  rejected: readonly FileIssue[];
  /** @param unreadable - chosen with them, and left out before the rules are asked */
  add: (incoming: readonly File[], unreadable?: readonly File[]) => void;
  remove: (file: File) => void;
  clear: () => void;
}

/** Makes a native file input hold exactly these files, as far as the browser lets a script do that. */
function writeFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * The files of a field. The native input holds the same ones, so that a form sends them; on its own it would forget the old ones
 * with each new choice, and take any kind that is dropped on it.
 */
export function useFileList(rules: FileRules, events: FileListEvents): FileListState {
  const inputRef = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<Pick<FileChoice, 'files' | 'rejected'>>({ files: [], rejected: [] });

  const update = (
    files: readonly File[],
    reason: FileChangeReason,
    rejected: readonly FileIssue[] = [],
  ): void => {
    if (inputRef.current) writeFiles(inputRef.current, files);
    setState({ files, rejected });
    events.onChange(files, reason, rejected);
  };

  const add = (
    incoming: readonly File[],
    unreadable: readonly File[] = [],
    reason: FileChangeReason = 'add',
  ): void => {
    if (incoming.length === 0 && unreadable.length === 0) {
      // Some browsers empty the input when their dialog is cancelled.
      if (inputRef.current) writeFiles(inputRef.current, state.files);
      return;
    }
    const allowed = addFiles(state.files, incoming, rules);
    const lost = unreadable.map((file): FileIssue => ({ code: 'unreadable', file }));
    const choice = { ...allowed, rejected: [...lost, ...allowed.rejected] };
    update(choice.files, reason, choice.rejected);
    // What came with the page is no news.
    if (reason === 'add') events.onAdd(choice, state.files);
  };

  useClientLayoutEffect(() => {
    // Chosen before the script ran, or brought back by the browser.
    const chosen = [...(inputRef.current?.files ?? [])];
    if (chosen.length > 0) add(chosen, [], 'restore');
    // Once, when the page's script takes the field over.
  }, []);

  useFormReset(inputRef, () => {
    if (state.files.length > 0 || state.rejected.length > 0) update([], 'reset');
  });

  return {
    ...state,
    inputRef,
    add,
    remove: (file) =>
      update(
        state.files.filter((other) => other !== file),
        'remove',
      ),
    clear: () => update([], 'remove'),
  };
}
