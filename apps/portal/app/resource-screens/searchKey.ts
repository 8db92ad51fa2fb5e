/** The key that goes to the search of a list. It can be switched off: a voice or a shaking hand may press it unasked (WCAG 2.1.4). */
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { deviceStore } from '../storage.ts';

export const searchKey = '/';

const place = 'search-key';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isKept = (): boolean => deviceStore.read(place) !== 'off';

/** Whether the key is in use, and what switches it: the choice of this device. */
export function useSearchKeyChoice(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, isKept, () => true);
  return [
    isOn,
    (next) => {
      deviceStore.write(place, next ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
  ];
}

/** Where a key types something, or the page behind waits. */
const busy =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], dialog';

/** Moves the focus to the field when the key is pressed, and says whether it does. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): boolean {
  const [isOn] = useSearchKeyChoice();
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== searchKey || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(busy) !== null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, field]);
  return isOn;
}
