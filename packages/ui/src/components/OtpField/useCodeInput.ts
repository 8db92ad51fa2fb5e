import { useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { attachCodeInput, type CodeInput, type CodeInputEvents } from './codeInput.ts';
import type { CodeState } from './codeEditing.ts';
import type { CodeShape } from './extractCode.ts';

export interface CodeInputOptions extends CodeShape, Omit<CodeInputEvents, 'onPaint'> {
  /** The code, when the owner holds it. */
  value: string | undefined;
  defaultValue: string | undefined;
  /** Reaches the native input. */
  ref: Ref<HTMLInputElement> | undefined;
}

/** What a code field is drawn from. */
export interface CodeInputState extends CodeState {
  inputRef: RefObject<HTMLInputElement | null>;
  /** For the element whose children are the boxes. */
  slotsRef: RefObject<HTMLDivElement | null>;
  /** What the input holds in the page as it was first rendered; a form's reset goes back to it. */
  initialValue: string;
  /** The driver of the input, once it is in the page. */
  driverRef: RefObject<CodeInput | null>;
}

/** Connects a native input to React: what it holds is painted, reported, and replaced when the owner sets another value. */
export function useCodeInput({
  value,
  defaultValue = '',
  ref,
  mode,
  length,
  ...events
}: CodeInputOptions): CodeInputState {
  const [initialValue] = useState(value ?? defaultValue);
  const [painted, setPainted] = useState<CodeState>({
    value: initialValue,
    start: initialValue.length,
    end: initialValue.length,
  });
  const inputRef = useRef<HTMLInputElement>(null);
  const slotsRef = useRef<HTMLDivElement>(null);
  const driverRef = useRef<CodeInput>(null);
  const known = useRef(initialValue);
  const latest = useLatest(events);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  useClientLayoutEffect(() => {
    const [input, slots] = [inputRef.current, slotsRef.current];
    if (!input || !slots) return undefined;
    const driver = attachCodeInput(
      input,
      slots,
      { mode, length },
      {
        onPaint: setPainted,
        onChange(code, reason) {
          known.current = code;
          latest.current.onChange(code, reason);
        },
        onComplete: (code, reason) => latest.current.onComplete(code, reason),
        onRefused: (what) => latest.current.onRefused(what),
      },
    );
    driverRef.current = driver;
    // Typed before the script came: the page keeps it, and the owner is told.
    driver.restore(known.current);
    return () => driver.detach();
  }, [mode, length, latest]);

  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    // What was just restored is on its way to the owner; the value it gave before must not wipe it.
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst || value === undefined || value === inputRef.current?.value) return;
    known.current = value;
    driverRef.current?.adopt(value);
  });

  return { ...painted, inputRef, slotsRef, initialValue, driverRef };
}
