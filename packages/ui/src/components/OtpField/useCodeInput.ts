import { useImperativeHandle, useReducer, useRef, useState, type Ref, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { attachCodeInput, type CodeInput } from './codeInput.ts';
import type { CodeState } from './codeEditing.ts';
import type { CodeInputEvents } from './codeText.ts';
import type { CodeShape } from './extractCode.ts';

export interface CodeInputOptions extends CodeShape, Omit<CodeInputEvents, 'onPaint'> {
  /** The code, when the owner holds it. */
  value: string | undefined;
  defaultValue: string | undefined;
  /** Reaches the native input. */
  ref: Ref<HTMLInputElement> | undefined;
}

/** What is seen of a code, for whoever draws it: not the whole field is drawn anew with each key. */
export interface CodePainting {
  current: () => CodeState;
  subscribe: (listener: () => void) => () => void;
}

/** What a code field is drawn from. */
export interface CodeInputState {
  painting: CodePainting;
  inputRef: RefObject<HTMLInputElement | null>;
  /** For the element whose children are the boxes. */
  slotsRef: RefObject<HTMLDivElement | null>;
  /** What the input holds in the page as it was first rendered; a form's reset goes back to it. */
  initialValue: string;
  /** The driver of the input, once it is in the page. */
  driverRef: RefObject<CodeInput | null>;
}

function createPainting(value: string): CodePainting & { paint: (state: CodeState) => void } {
  let painted: CodeState = { value, start: value.length, end: value.length };
  const listeners = new Set<() => void>();
  return {
    current: () => painted,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    paint(state) {
      painted = state;
      for (const listener of listeners) listener();
    },
  };
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
  const [painting] = useState(() => createPainting(initialValue));
  const inputRef = useRef<HTMLInputElement>(null);
  const slotsRef = useRef<HTMLDivElement>(null);
  const driverRef = useRef<CodeInput>(null);
  const known = useRef(initialValue);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useLatest({ ...events, isControlled: value !== undefined });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  useClientLayoutEffect(() => {
    const [input, slots] = [inputRef.current, slotsRef.current];
    if (!input || !slots) return undefined;
    const driver = attachCodeInput(
      input,
      slots,
      { mode, length },
      {
        onPaint: painting.paint,
        onChange(code, reason) {
          known.current = code;
          latest.current.onChange(code, reason);
          // An owner that keeps the value it had draws nothing, and the input has to go back to it.
          if (latest.current.isControlled) redraw();
        },
        onComplete: (code, reason) => latest.current.onComplete(code, reason),
        onRefused: (what) => latest.current.onRefused(what),
      },
    );
    driverRef.current = driver;
    // Typed before the script came: the page keeps it, and the owner is told.
    driver.restore(known.current);
    return () => driver.detach();
  }, [mode, length, latest, painting]);

  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    // What was just restored is on its way to the owner; the value it gave before must not wipe it.
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst || value === undefined || value === inputRef.current?.value) return;
    known.current = value;
    driverRef.current?.adopt(value);
  });

  return { painting, inputRef, slotsRef, initialValue, driverRef };
}
