import { useEffect, type RefObject } from 'react';
import { rootOf } from '../dom/roots.ts';
import { useLatest } from './useLatest.ts';

/**
 * Calls back after the form of a control was reset. The browser gives only native controls their first values; a component that keeps
 * a value of its own has to do the same.
 */
export function useFormReset(controlRef: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFormReset = (event: Event): void => {
      const { target } = event;
      if (target === null || target !== controlRef.current?.form) return;
      // Native controls get their values after everybody has heard of the reset, and not at all when someone prevents it.
      timer = setTimeout(() => {
        if (!event.defaultPrevented) latest.current();
      });
    };
    // The event does not leave a shadow root.
    const root = rootOf(controlRef.current);
    root.addEventListener('reset', onFormReset);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('reset', onFormReset);
    };
  }, [controlRef, latest]);
}
