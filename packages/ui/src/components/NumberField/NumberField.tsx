import { focusedElement } from '../../dom/roots.ts';
import { useEffect, useId, useState } from 'react';
import type { ComponentPropsWithRef, FocusEvent, InputEventHandler, KeyboardEvent, ReactNode } from 'react';
import { setInputValue } from '../../dom/setInputValue.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/numberField.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Field, partField, affix, frame, input, inputAfterPrefix, isPresent } from '../Field/parts.ts';
import type { FieldBaseProps } from '../Field/parts.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './NumberField.css.ts';
import { NumberSteppers } from './NumberSteppers.tsx';
import { decimalsOf, stepFrom } from './numberIssue.ts';
import type { NumberIssue } from './numberIssue.ts';
import { issueText } from './issueText.ts';
import { useNumberText } from './useNumberText.ts';
import { groupDigits, toPlainText } from './writeNumber.ts';
import type { NumberGrouping } from './writeNumber.ts';

type NativeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | keyof FieldBaseProps
  | 'children'
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
  ...given
}: NumberFieldProps) {
  const [field, rest] = partField(given);
  const texts = useMessages('numberField', en.numberField, messages);
  const announce = useAnnounce();
  const { locale } = useProvider();
  const buttonsId = useId();
  const [isJudged, setIsJudged] = useState(false);

  const limits = { min, max, step, decimals };
  const units = [unitText(prefix), unitText(suffix)];
  const { inputRef, initialText, reading, issue, takeOver, rewrite } = useNumberText({
    value,
    defaultValue,
    limits,
    grouping,
    units,
    onChange: (next, text, nextIssue) => onChange?.(next, { text, issue: nextIssue }),
    onRight: () => setIsJudged(false),
  });
  const mergedRef = useMergedRef(inputRef, ref);
  const number = reading.state === 'number' ? reading.value : null;

  const withUnits = (plain: number): string => {
    const [before = '', after = ''] = units;
    const space = after === '' || after === '%' ? '' : '\u00a0';
    return `${before}${groupDigits(toPlainText(plain), grouping)}${space}${after}`;
  };
  const words = issue && issueText(issue, texts, withUnits, locale);

  useEffect(() => {
    inputRef.current?.setCustomValidity(words ?? '');
  }, [words, inputRef]);

  const takeSteps = (steps: number): void => {
    const element = inputRef.current;
    if (!element || disabled || readOnly) return;
    if (reading.state === 'unreadable') {
      setIsJudged(true);
      return;
    }
    const next = stepFrom(number ?? undefined, steps, limits);
    if (next === number) return;
    const isFocused = element === focusedElement();
    setInputValue(element, isFocused ? toPlainText(next) : groupDigits(toPlainText(next), grouping));
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
      rewrite(reading.text);
      if (isAllSelected) element.select();
    }
    onFocus?.(event);
  };

  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    if (reading.state === 'number' && !readOnly) rewrite(groupDigits(reading.text, grouping));
    if (issue !== undefined) setIsJudged(true);
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
  const isOwnFirst = reading.state === 'unreadable' || !isPresent(field.error);
  const ownError = isJudged && isOwnFirst && !disabled ? words : undefined;
  const isSigned = min < 0;
  return (
    <Field component="NumberField" {...field} isLabelHidden={isLabelHidden} error={ownError ?? field.error}>
      {(control, { labelId }) => (
        <>
          <div className={frame}>
            {prefix !== undefined && (
              <span className={affix} aria-hidden="true" data-part="prefix">
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
              required={field.required}
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
              <span className={affix} aria-hidden="true" data-part="suffix">
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
          </div>
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              form={form}
              disabled={disabled}
              value={reading.state === 'number' ? reading.text : ''}
            />
          )}
        </>
      )}
    </Field>
  );
});
