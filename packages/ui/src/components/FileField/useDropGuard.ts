import { useEffect } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** A file input of the browser takes what is dropped on it by itself; in a shadow root, only the way of the event names it. */
function isNativeTarget(event: DragEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && target.type === 'file' && !target.disabled;
}

/** Whatever else in the page takes files has said so by now. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !holdsFiles(event) || isNativeTarget(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/** Keeps the page when a file is dropped beside what takes it: a browser would open the file, and what was typed would be lost. */
export function useDropGuard(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const listen = { signal: listeners.signal };
    window.addEventListener('dragover', refuse, listen);
    window.addEventListener('drop', refuse, listen);
    return () => listeners.abort();
  }, []);
}
