import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, FocusEvent, InputEventHandler, KeyboardEvent, ReactNode } from 'react';
import { setInputValue } from '../../dom/setInputValue.ts';
import { useAfterPress } from '../../hooks/useAfterPress.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Field, affix, frame, input, inputAfterPrefix, isPresent } from '../Field/index.ts';
import type { FieldBaseProps } from '../Field/index.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './NumberField.css.ts';
import { NumberSteppers } from './NumberSteppers.tsx';
import { decimalsOf, findNumberIssue, stepFrom } from './numberIssue.ts';
import type { NumberIssue } from './numberIssue.ts';
import { issueText } from './issueText.ts';
import { readNumber } from './readNumber.ts';
import { groupDigits, toPlainText } from './writeNumber.ts';
import type { NumberGrouping } from './writeNumber.ts';

type NativeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | keyof FieldBaseProps
  | 'children'
  | 'className'
  | 'defaultValue'
  | 'dir'
  | 'inputMode'
  | 'max'
  | 'min'
  | 'onChange'
  | 'pattern'
  | 'prefix'
  | 'size'
  | 'step'
  | 'style'
  | 'type'
  | 'value'
>;

/** Told with each new number. */
export type NumberChangeDetails = {
  /** What stands in the field, letters included. */
  readonly text: string;
  /** Why the number cannot be taken, if so. A text that is no number comes with the value `null`. */
  readonly issue: NumberIssue | undefined;
};

export type NumberFieldProps = FieldBaseProps &
  NativeInputProps & {
    /** The number, when the owner holds it; `null` is an empty field. */
    readonly value?: number | null;
    /** The number to begin with, and after a reset. */
    readonly defaultValue?: number | null;
    readonly onChange?: (value: number | null, details: NumberChangeDetails) => void;
    /**
     * The lowest number. With one below zero (or `-Infinity`) phones show a keyboard that has a minus.
     * @default 0
     */
    readonly min?: number;
    readonly max?: number;
    /** The distance between two numbers that can be entered, counted from `min`. @default any number */
    readonly step?: number;
    /** How many digits may stand after the dot. @default as many as `step` has */
    readonly decimals?: number;
    /** How digits are grouped once the field is left. @default 'indian' */
    readonly grouping?: NumberGrouping;
    /** The unit before the number, e.g. `₹`. Heard only as part of the label or hint: say it there. */
    readonly prefix?: ReactNode;
    /** The unit after the number, e.g. `%`. Heard only as part of the label or hint. */
    readonly suffix?: ReactNode;
    /** Two buttons and the arrow keys change the number by `step`. For small counts. @default false */
    readonly hasSteppers?: boolean;
    /** Keeps the label for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
    readonly messages?: Partial<UiMessages['numberField']>;
  };

const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

const unitText = (unit: ReactNode): string => (typeof unit === 'string' ? unit : '');

/**
 * An amount or a count. A native text input: browsers' number inputs drop letters without a word, change under the scroll
 * wheel and know no Indian grouping. What cannot be read stays, and the field says so when it is left. A form gets the
 * number in plain digits. `ref` reaches the input.
 */
export const NumberField = withRef(function NumberField({
  label,
  hint,
  error,
  necessity,
  id,
  required,
  labelAction,
  'aria-describedby': describedBy,
  isLabelHidden,
  name,
  form,
  value,
  defaultValue,
  onChange,
  min = 0,
  max,
  step,
  decimals = step === undefined ? 0 : decimalsOf(step),
  grouping = 'indian',
  prefix,
  suffix,
  hasSteppers = false,
  messages,
  ref,
  disabled = false,
  readOnly = false,
  onFocus,
  onBlur,
  onInput,
  onInvalid,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const texts = useMessages('numberField', messages);
  const announce = useAnnounce();
  const afterPress = useAfterPress();
  const { locale } = useProvider();
  const buttonsId = useId();
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(own, ref);

  const limits = { min, max, step, decimals };
  const units = [unitText(prefix), unitText(suffix)];
  const read = (text: string) => readNumber(text, units);
  const shown = (number: number | null): string =>
    number === null ? '' : groupDigits(toPlainText(number), grouping);

  const [initial] = useState(() => value ?? defaultValue ?? null);
  const [text, setText] = useState(() => shown(initial));
  const [initialText] = useState(text);
  const [isJudged, setIsJudged] = useState(false);
  const known = useRef({ value: initial, code: findNumberIssue(read(text), limits)?.code });

  const reading = read(text);
  const issue = findNumberIssue(reading, limits);
  const number = reading.state === 'number' ? reading.value : null;

  /** Takes what the input holds now over, and tells the owner if that is news. */
  const takeOver = (written: string): void => {
    setText(written);
    const next = read(written);
    const nextIssue = findNumberIssue(next, limits);
    const nextValue = next.state === 'number' ? next.value : null;
    if (nextIssue === undefined) setIsJudged(false);
    if (nextValue === known.current.value && nextIssue?.code === known.current.code) return;
    known.current = { value: nextValue, code: nextIssue?.code };
    onChange?.(nextValue, { text: written, issue: nextIssue });
  };

  /** Writes another form of the same number, which is no news to anybody. */
  const rewrite = (element: HTMLInputElement, written: string): void => {
    element.value = written;
    setText(written);
  };

  useClientLayoutEffect(() => {
    // Typed before the script ran, or brought back by the browser.
    if (own.current && own.current.value !== initialText) takeOver(own.current.value);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when the page's script takes the field over.
  }, []);

  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    // What was just taken over is on its way to the owner; the value it gave before must not wipe it.
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    const element = own.current;
    if (isFirst || !element || value === undefined || value === known.current.value) return;
    const isFocused = element === document.activeElement;
    const written = value === null ? '' : isFocused ? toPlainText(value) : shown(value);
    known.current = { value, code: findNumberIssue(read(written), limits)?.code };
    rewrite(element, written);
  });

  useFormReset(own, () => {
    if (!own.current) return;
    setIsJudged(false);
    takeOver(own.current.value);
  });

  const withUnits = (plain: number): string => {
    const [before = '', after = ''] = units;
    const space = after === '' || after === '%' ? '' : '\u00a0';
    return `${before}${groupDigits(toPlainText(plain), grouping)}${space}${after}`;
  };
  const words = issue && issueText(issue, texts, withUnits, locale);

  useEffect(() => {
    own.current?.setCustomValidity(words ?? '');
  }, [words]);

  const takeSteps = (steps: number): void => {
    const element = own.current;
    if (!element || disabled || readOnly) return;
    if (reading.state === 'unreadable') {
      setIsJudged(true);
      return;
    }
    const next = stepFrom(number ?? undefined, steps, limits);
    if (next === number) return;
    const isFocused = element === document.activeElement;
    setInputValue(element, isFocused ? toPlainText(next) : shown(next));
    // Screen readers do not hear that a script has changed a text field.
    announce(withUnits(next));
  };

  const handleInput: InputEventHandler<HTMLInputElement> = (event) => {
    onInput?.(event);
    takeOver(event.currentTarget.value);
  };

  const handleFocus = (event: FocusEvent<HTMLInputElement>): void => {
    const element = event.currentTarget;
    // Editing a number with commas in it leaves them in the wrong places.
    if (reading.state === 'number' && !readOnly && element.value !== reading.text) {
      const isAllSelected =
        element.value !== '' && element.selectionEnd === element.value.length && element.selectionStart === 0;
      rewrite(element, reading.text);
      if (isAllSelected) element.select();
    }
    onFocus?.(event);
  };

  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    const element = event.currentTarget;
    if (reading.state === 'number' && !readOnly) rewrite(element, groupDigits(reading.text, grouping));
    if (issue !== undefined) afterPress(() => setIsJudged(true));
    onBlur?.(event);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    // Enter may send the form without the field being left.
    if (event.key === 'Enter') setIsJudged(issue !== undefined);
    const steps = stepKeys[event.key];
    if (
      !hasSteppers ||
      steps === undefined ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    takeSteps(steps);
  };

  // A form knows nothing of a text that is no number: to it the field is empty, and it would say so.
  const isOwnFirst = reading.state === 'unreadable' || !isPresent(error);
  const ownError = isJudged && isOwnFirst && !disabled ? words : undefined;
  const isSigned = min < 0;
  return (
    <Field
      component="NumberField"
      {...{ label, hint, necessity, id, required, labelAction, isLabelHidden }}
      error={ownError ?? error}
      aria-describedby={describedBy}
    >
      {(control, { labelId }) => (
        <div className={frame}>
          {prefix !== undefined && (
            <span className={affix} aria-hidden="true" dir="auto" data-part="prefix">
              {prefix}
            </span>
          )}
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={mergedRef}
            type="text"
            // The keypads of iOS have no minus.
            inputMode={isSigned ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
            form={form}
            defaultValue={initialText}
            required={required}
            disabled={disabled}
            readOnly={readOnly}
            dir="ltr"
            className={classNames(input, styles.number, prefix !== undefined && inputAfterPrefix)}
            onFocus={handleFocus}
            onBlur={handleBlur}
            onInput={handleInput}
            onInvalid={(event) => {
              onInvalid?.(event);
              setIsJudged(issue !== undefined);
            }}
            onKeyDown={handleKeyDown}
          />
          {suffix !== undefined && (
            <span className={affix} aria-hidden="true" dir="auto" data-part="suffix">
              {suffix}
            </span>
          )}
          {hasSteppers && !readOnly && (
            <NumberSteppers
              id={buttonsId}
              labelId={labelId}
              controlId={control.id}
              texts={texts}
              canGoDown={!disabled && (number === null || stepFrom(number, -1, limits) < number)}
              canGoUp={!disabled && (number === null || stepFrom(number, 1, limits) > number)}
              onStep={takeSteps}
            />
          )}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              form={form}
              disabled={disabled}
              value={reading.state === 'number' ? reading.text : ''}
            />
          )}
        </div>
      )}
    </Field>
  );
});
