/** Keys of a list: to its search, and from one open record to the next. They can be switched off: a voice or a shaking hand may press them unasked (WCAG 2.1.4). */
import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { useHost } from '../host/host.ts';

export const searchKey = '/';

const place = 'search-key';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the key is in use, and what switches it: the choice of this device. */
export function useSearchKeyChoice(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const { device } = useHost();
  const isOn = useSyncExternalStore(
    subscribe,
    () => device.read(place) !== 'off',
    () => true,
  );
  return [
    isOn,
    (next) => {
      device.write(place, next ? 'on' : 'off');
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

/** Where a key types something, also within a dialog. */
const typed =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="alertdialog"]';

/** One that was answered is still in the page while its picture leaves. */
const openDialog = ':is([role="dialog"], [role="alertdialog"]):not([data-phase="closing"] *)';

/** The keys that go from one open record to the next, as in lists of mail. */
export const stepKeys = { next: 'j', previous: 'k' } as const;

/** Steps on or back when one of the keys is pressed, and says whether they do. */
export const useStepKeys = (step: (way: 1 | -1) => void): boolean =>
  useRecordKeys({ [stepKeys.next]: () => step(1), [stepKeys.previous]: () => step(-1) });

/**
 * Does what a key stands for beside an open record, and says whether keys are in use.
 * @param isPage whether the record stands on a page of its own, and so in no dialog
 */
export function useRecordKeys(keys: Readonly<Record<string, () => void>>, isPage = false): boolean {
  const [isOn] = useSearchKeyChoice();
  // Of the record that shows by now: two keys may come close together.
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // A question on top of the record waits for its answer.
    if (
      document.querySelectorAll(openDialog).length > (isPage ? 0 : 1) ||
      (event.target instanceof Element && event.target.closest(typed) !== null)
    )
      return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
  return isOn;
}
