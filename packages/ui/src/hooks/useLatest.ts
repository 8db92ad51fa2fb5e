import { useRef, type RefObject } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect.ts';

/** The value of the last committed render, for listeners and timers that must not be set up anew with each render. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useClientLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
