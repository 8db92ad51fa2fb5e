import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { datePartNames, splitIsoDate } from './isoDate.ts';
import type { DatePart, DateParts, IsoDate } from './isoDate.ts';
import { findDateIssue, readDate } from './readDate.ts';
import type { DateIssue, DateReading } from './readDate.ts';

export interface DatePartsOptions {
  value: IsoDate | undefined;
  defaultValue: IsoDate | undefined;
  limits: { readonly min?: IsoDate; readonly max?: IsoDate };
  locale: string;
  onChange: (date: IsoDate, issue: DateIssue | undefined) => void;
  onReset: () => void;
}

export interface DatePartsState {
  refs: Readonly<Record<DatePart, RefObject<HTMLInputElement | null>>>;
  /** What the inputs hold in the page as it was first rendered; a form's reset goes back to it. */
  initial: DateParts;
  reading: DateReading;
  issue: DateIssue | undefined;
  /** Takes over what the inputs hold now. */
  takeOver: () => void;
  /** Writes all three parts. */
  fill: (parts: DateParts) => void;
}

const dateOf = (reading: DateReading): IsoDate => (reading.state === 'date' ? reading.date : '');

/** Three native inputs and the date that they make. */
export function useDateParts({
  value,
  defaultValue = '',
  limits,
  locale,
  onChange,
  onReset,
}: DatePartsOptions): DatePartsState {
  const day = useRef<HTMLInputElement>(null);
  const month = useRef<HTMLInputElement>(null);
  const year = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => splitIsoDate(value ?? defaultValue));
  const [parts, setParts] = useState(initial);
  const reading = readDate(parts, locale);
  const issue = findDateIssue(reading, limits);
  const known = useRef({ date: dateOf(reading), code: issue?.code });

  const written = (): DateParts => ({
    day: day.current?.value ?? '',
    month: month.current?.value ?? '',
    year: year.current?.value ?? '',
  });

  const takeOver = (): void => {
    const now = written();
    setParts(now);
    const next = readDate(now, locale);
    const date = dateOf(next);
    const nextIssue = findDateIssue(next, limits);
    if (date === known.current.date && nextIssue?.code === known.current.code) return;
    known.current = { date, code: nextIssue?.code };
    onChange(date, nextIssue);
  };

  const write = (next: DateParts): void => {
    const inputs = { day: day.current, month: month.current, year: year.current };
    for (const name of datePartNames) {
      const input = inputs[name];
      if (input) input.value = next[name];
    }
  };

  useClientLayoutEffect(() => {
    // Typed before the script ran, or brought back by the browser.
    const now = written();
    if (datePartNames.some((name) => now[name] !== initial[name])) takeOver();
    // Once, when the page's script takes the field over.
  }, []);

  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    // What was just taken over is on its way to the owner; the value it gave before must not wipe it.
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst || value === undefined || value === known.current.date) return;
    const next = splitIsoDate(value);
    write(next);
    setParts(next);
    known.current = { date: value, code: findDateIssue(readDate(next, locale), limits)?.code };
  });

  useFormReset(day, () => {
    onReset();
    takeOver();
  });

  return {
    refs: { day, month, year },
    initial,
    reading,
    issue,
    takeOver,
    fill(next) {
      write(next);
      takeOver();
    },
  };
}
