import { useKeysChoice } from '@aarambh/records/data';
import { useEffect, useEffectEvent } from 'react';

/** Where a key types something, or what is behind it waits for an answer. */
const busy =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], dialog';

/**
 * Single keys that do what buttons of the screen do, by their letter. The device's choice turns them off, and while something is typed they type
 * (WCAG 2.1.4). A key that is held down counts once.
 * @returns whether they are in use
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): boolean {
  const [isOn] = useKeysChoice();
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const act = keys[event.key.toLowerCase()];
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented;
    if (act === undefined || isOther) return;
    if (event.target instanceof Element && event.target.closest(busy) !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
  return isOn;
}
