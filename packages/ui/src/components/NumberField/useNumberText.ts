import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { focusedElement } from '../../dom/roots.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { findNumberIssue } from './numberIssue.ts';
import type { NumberIssue, NumberLimits } from './numberIssue.ts';
import { readNumber } from './readNumber.ts';
import type { NumberReading } from './readNumber.ts';
import { groupDigits, toPlainText } from './writeNumber.ts';
import type { NumberGrouping } from './writeNumber.ts';

export interface NumberTextOptions {
  value: number | null | undefined;
  defaultValue: number | null | undefined;
  limits: NumberLimits;
  grouping: NumberGrouping;
  /** What may stand before and after the number. */
  units: readonly string[];
  onChange: (value: number | null, text: string, issue: NumberIssue | undefined) => void;
  /** What stands in the field is right, or a form was reset. */
  onRight: () => void;
}

export interface NumberTextState {
  inputRef: RefObject<HTMLInputElement | null>;
  /** What the input holds in the page as it was first rendered; a form's reset goes back to it. */
  initialText: string;
  reading: NumberReading;
  issue: NumberIssue | undefined;
  /** Takes what the input holds now over, and tells the owner if that is news. */
  takeOver: (written: string) => void;
  /** Writes another form of the same number, which is no news to anybody. */
  rewrite: (written: string) => void;
}

const valueOf = (reading: NumberReading): number | null =>
  reading.state === 'number' ? reading.value : null;

/** A native text input and the number in it. */
export function useNumberText({
  value,
  defaultValue,
  limits,
  grouping,
  units,
  onChange,
  onRight,
}: NumberTextOptions): NumberTextState {
  const inputRef = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => value ?? defaultValue ?? null);
  const shown = (number: number | null): string =>
    number === null ? '' : groupDigits(toPlainText(number), grouping);
  const [text, setText] = useState(() => shown(initial));
  const [initialText] = useState(text);

  const reading = readNumber(text, units);
  const issue = findNumberIssue(reading, limits);
  const known = useRef({ value: initial, code: issue?.code });

  const takeOver = (written: string): void => {
    setText(written);
    const next = readNumber(written, units);
    const nextIssue = findNumberIssue(next, limits);
    const nextValue = valueOf(next);
    if (nextIssue === undefined) onRight();
    if (nextValue === known.current.value && nextIssue?.code === known.current.code) return;
    known.current = { value: nextValue, code: nextIssue?.code };
    onChange(nextValue, written, nextIssue);
  };

  const rewrite = (written: string): void => {
    if (inputRef.current) inputRef.current.value = written;
    setText(written);
  };

  useClientLayoutEffect(() => {
    // Typed before the script ran, or brought back by the browser.
    const written = inputRef.current?.value ?? initialText;
    if (written !== initialText) takeOver(written);
    // Once, when the page's script takes the field over.
  }, []);

  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    // What was just taken over is on its way to the owner; the value it gave before must not wipe it.
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst || value === undefined || value === known.current.value) return;
    const isFocused = inputRef.current === focusedElement();
    const written = isFocused && value !== null ? toPlainText(value) : shown(value);
    known.current = { value, code: findNumberIssue(readNumber(written, units), limits)?.code };
    rewrite(written);
  });

  useFormReset(inputRef, () => {
    onRight();
    takeOver(inputRef.current?.value ?? '');
  });

  return { inputRef, initialText, reading, issue, takeOver, rewrite };
}
