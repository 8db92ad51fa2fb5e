import type { KeyboardEvent } from 'react';
import type { CvEditing } from './useCvDraft.ts';

/** Ctrl or Cmd with Z and Y. In a field that is typed in they are the browser's own. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: CvEditing): void {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'y' && key !== 'z') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
}
