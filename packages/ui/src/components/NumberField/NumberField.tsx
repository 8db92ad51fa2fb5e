import { useEffect, useId, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/numberField.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { Field, partField, affix, frame, input, inputAfterPrefix, isPresent } from '../Field/parts.ts';
import type { FieldBaseProps } from '../Field/parts.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './NumberField.css.ts';
import { NumberSteppers } from './NumberSteppers.tsx';
import { decimalsOf } from './numberIssue.ts';
import type { NumberIssue } from './numberIssue.ts';
import { issueText } from './issueText.ts';
import { marksOf } from './numberMarks.ts';
import { numberInputEvents } from './numberInputEvents.ts';
import { useNumberSteps } from './useNumberSteps.ts';
import { useNumberText } from './useNumberText.ts';
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
    /**
     * How digits are grouped once the field is left. Where the page's language begins decimals with a comma it is `thousands`.
     * @default 'indian'
     */
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

const unitText = (unit: ReactNode): string => (typeof unit === 'string' ? unit : '');

/** The unit beside a number, for the eye. */
function Unit({ part, children }: { readonly part: 'prefix' | 'suffix'; readonly children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <span className={affix} aria-hidden="true" data-part={part}>
      {children}
    </span>
  );
}

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
  grouping: givenGrouping,
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
  const { locale } = useProvider();
  const marks = marksOf(locale);
  const grouping = givenGrouping ?? (marks.decimal === ',' ? 'thousands' : 'indian');
  const buttonsId = useId();
  const [isJudged, setIsJudged] = useState(false);
  const isEditable = !disabled && !readOnly;

  const limits = { min, max, step, decimals };
  const units = [unitText(prefix), unitText(suffix)];
  const { inputRef, initialText, reading, issue, takeOver, writtenAs, rewrite } = useNumberText({
    value,
    defaultValue,
    limits,
    grouping,
    marks,
    units,
    onChange: (next, text, nextIssue) => onChange?.(next, { text, issue: nextIssue }),
    onRight: () => setIsJudged(false),
  });
  const mergedRef = useMergedRef(inputRef, ref);

  const withUnits = (plain: number): string => {
    const [before = '', after = ''] = units;
    const space = after === '' || after === '%' ? '' : '\u00a0';
    return `${before}${writtenAs('grouped', plain)}${space}${after}`;
  };
  const words = issue && issueText(issue, texts, withUnits, locale, marks.decimal);

  useEffect(() => {
    inputRef.current?.setCustomValidity(words ?? '');
  }, [words, inputRef]);

  const steps = useNumberSteps({
    inputRef,
    reading,
    limits,
    isEditable,
    writtenAs,
    spoken: withUnits,
    onUnreadable: () => setIsJudged(true),
  });
  const events = numberInputEvents(
    { onBlur, onFocus, onInput, onInvalid, onKeyDown },
    {
      isReadOnly: readOnly,
      takeOver,
      rewrite,
      judge: () => setIsJudged(issue !== undefined),
      takeSteps: hasSteppers ? steps.take : undefined,
    },
  );

  // A form knows nothing of a text that is no number: to it the field is empty, and it would say so.
  const isOwnFirst = reading.state === 'unreadable' || !isPresent(field.error);
  const ownError = isJudged && isOwnFirst && !disabled ? words : undefined;
  return (
    <Field component="NumberField" {...field} isLabelHidden={isLabelHidden} error={ownError ?? field.error}>
      {(control, { labelId }) => (
        <>
          <div className={frame}>
            <Unit part="prefix">{prefix}</Unit>
            <input
              autoComplete="off"
              {...rest}
              {...control}
              {...events}
              ref={mergedRef}
              type="text"
              // The keypads of iOS have no minus.
              inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
              {...{ form, disabled, readOnly }}
              defaultValue={initialText}
              required={field.required}
              dir="ltr"
              className={classNames(input, styles.number, prefix !== undefined && inputAfterPrefix)}
            />
            <Unit part="suffix">{suffix}</Unit>
            {hasSteppers && !readOnly && (
              <NumberSteppers
                id={buttonsId}
                labelId={labelId}
                controlId={control.id}
                texts={texts}
                canGoDown={steps.canGo(-1)}
                canGoUp={steps.canGo(1)}
                onStep={steps.take}
              />
            )}
          </div>
          {name !== undefined && (
            <input
              type="hidden"
              {...{ name, form, disabled }}
              value={reading.state === 'number' ? reading.text : ''}
            />
          )}
        </>
      )}
    </Field>
  );
});
