import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { focusedElement } from '../../dom/roots.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { findNumberIssue } from './numberIssue.ts';
import type { NumberIssue, NumberLimits } from './numberIssue.ts';
import type { NumberMarks } from './numberMarks.ts';
import { readNumber } from './readNumber.ts';
import type { NumberReading } from './readNumber.ts';
import { groupDigits, toPlainText } from './writeNumber.ts';
import type { NumberGrouping } from './writeNumber.ts';

export interface NumberTextOptions {
  value: number | null | undefined;
  defaultValue: number | null | undefined;
  limits: NumberLimits;
  grouping: NumberGrouping;
  /** The signs of the page's language; the same object while the language stays. */
  marks: NumberMarks;
  /** What may stand before and after the number. */
  units: readonly string[];
  onChange: (value: number | null, text: string, issue: NumberIssue | undefined) => void;
  /** What stands in the field is right, or a form was reset. */
  onRight: () => void;
}

/** As it is edited, and as it is shown. */
export type NumberForm = 'plain' | 'grouped';

export interface NumberTextState {
  inputRef: RefObject<HTMLInputElement | null>;
  /** What the input holds in the page as it was first rendered; a form's reset goes back to it. */
  initialText: string;
  reading: NumberReading;
  issue: NumberIssue | undefined;
  /** Takes what the input holds now over, and tells the owner if that is news. */
  takeOver: (written: string) => void;
  /** How a number is written in the field. */
  writtenAs: (form: NumberForm, number: number) => string;
  /** Writes another form of the same number, which is no news to anybody. What is no number stays. */
  rewrite: (form: NumberForm) => void;
}

const valueOf = (reading: NumberReading): number | null =>
  reading.state === 'number' ? reading.value : null;

/** A native text input and the number in it. */
export function useNumberText({
  value,
  defaultValue,
  limits,
  grouping,
  marks,
  units,
  onChange,
  onRight,
}: NumberTextOptions): NumberTextState {
  const inputRef = useRef<HTMLInputElement>(null);
  const written = (form: NumberForm, plain: string): string =>
    groupDigits(plain, form === 'plain' ? 'none' : grouping, marks);
  const writtenAs = (form: NumberForm, number: number): string => written(form, toPlainText(number));
  const [initial] = useState(() => value ?? defaultValue ?? null);
  const initialText = initial === null ? '' : writtenAs('grouped', initial);
  // The signs are those that it was written with, when the page has gone over to another language.
  const [text, setText] = useState({ written: initialText, marks });

  const reading = readNumber(text.written, units, text.marks);
  const issue = findNumberIssue(reading, limits);
  const known = useRef({ value: initial, code: issue?.code });

  const takeOver = (now: string): void => {
    setText({ written: now, marks });
    const next = readNumber(now, units, marks);
    const nextIssue = findNumberIssue(next, limits);
    const nextValue = valueOf(next);
    if (nextIssue === undefined) onRight();
    if (nextValue === known.current.value && nextIssue?.code === known.current.code) return;
    known.current = { value: nextValue, code: nextIssue?.code };
    onChange(nextValue, now, nextIssue);
  };

  const write = (next: string): void => {
    const input = inputRef.current;
    // Also a value that is set anew as it was moves the caret.
    if (input && input.value !== next) input.value = next;
    setText({ written: next, marks });
  };
  const rewrite = (form: NumberForm): void => {
    if (reading.state === 'number') write(written(form, reading.text));
  };
  const formNow = (): NumberForm => (inputRef.current === focusedElement() ? 'plain' : 'grouped');

  useClientLayoutEffect(() => {
    // Typed before the script ran, or brought back by the browser.
    const now = inputRef.current?.value ?? initialText;
    if (now !== initialText) takeOver(now);
    // Once, when the page's script takes the field over.
  }, []);

  useClientLayoutEffect(() => {
    if (text.marks !== marks) rewrite(formNow());
    // Only another language writes the same number anew.
  }, [marks]);

  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    // What was just taken over is on its way to the owner; the value it gave before must not wipe it.
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst || value === undefined || value === known.current.value) return;
    const next = value === null ? '' : writtenAs(formNow(), value);
    known.current = { value, code: findNumberIssue(readNumber(next, units, marks), limits)?.code };
    write(next);
  });

  useFormReset(inputRef, () => {
    onRight();
    takeOver(inputRef.current?.value ?? '');
  });

  return { inputRef, initialText, reading, issue, takeOver, writtenAs, rewrite };
}
