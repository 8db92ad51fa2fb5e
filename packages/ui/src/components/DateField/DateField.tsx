import { useEffect, useId, useState } from 'react';
import type { FocusEventHandler, Ref } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/dateField.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { FieldGroup, isPresent } from '../Field/parts.ts';
import type { FieldGroupProps } from '../Field/parts.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './DateField.css.ts';
import { dateIssueText } from './dateIssueText.ts';
import { DatePartInput } from './DatePartInput.tsx';
import { datePartNames } from './isoDate.ts';
import type { DateParts, IsoDate } from './isoDate.ts';
import type { DateIssue } from './readDate.ts';
import { useDateFilling } from './useDateFilling.ts';
import { useDateParts } from './useDateParts.ts';

/** Told with each new date. */
export type DateChangeDetails = {
  /** Why what stands in the field cannot be taken, if so. What is no date comes with the value `''`. */
  readonly issue: DateIssue | undefined;
};

export type DateFieldProps = Omit<FieldGroupProps, 'children' | 'component' | 'ref' | 'role'> & {
  /** The name under which a form submits the date, as `yyyy-mm-dd`. */
  readonly name?: string;
  /** The id of a form that the field belongs to from outside it. */
  readonly form?: string;
  /** The date, `yyyy-mm-dd`, when the owner holds it; `''` is an empty field. */
  readonly value?: IsoDate;
  /** The date to begin with, and after a reset. @default '' */
  readonly defaultValue?: IsoDate;
  readonly onChange?: (date: IsoDate, details: DateChangeDetails) => void;
  /** The focus has left the whole field. */
  readonly onBlur?: FocusEventHandler<HTMLDivElement>;
  /** The first day that is allowed. */
  readonly min?: IsoDate;
  /** The last day that is allowed. */
  readonly max?: IsoDate;
  /** `bday` lets the browser fill in the reader's date of birth (WCAG 1.3.5). @default 'off' */
  readonly autoComplete?: 'bday' | 'off';
  /**
   * A button that opens a calendar. For days that people choose by the day of the week, not for those that they know.
   * @default false
   */
  readonly hasCalendar?: boolean;
  readonly readOnly?: boolean;
  readonly messages?: Partial<UiMessages['dateField']>;
  /** Reaches the input of the day. */
  readonly ref?: Ref<HTMLInputElement>;
};

const bringCalendar = async () => (await import('../Calendar/DayCalendar.tsx')).DayCalendar;

/**
 * A day of the calendar in three text inputs, day first. It works on every phone, with every keyboard and speech program, and is
 * quicker than a calendar for a date that somebody knows. The value is `yyyy-mm-dd` and has no time zone.
 */
export const DateField = withRef(function DateField({
  label,
  hint,
  error,
  necessity,
  id,
  required = false,
  'aria-describedby': describedBy,
  isLabelHidden,
  name,
  form,
  value,
  defaultValue,
  onChange,
  onBlur,
  min,
  max,
  autoComplete = 'off',
  hasCalendar = false,
  disabled = false,
  readOnly = false,
  messages,
  ref,
  ...rest
}: DateFieldProps) {
  const texts = useMessages('dateField', en.dateField, messages);
  const { locale } = useProvider();
  const generatedId = useId();
  const ownId = id ?? generatedId;
  const [isJudged, setIsJudged] = useState(false);

  const { refs, initial, reading, issue, takeOver, fill } = useDateParts({
    value,
    defaultValue,
    limits: { min, max },
    locale,
    onChange(date, nextIssue) {
      if (nextIssue === undefined) setIsJudged(false);
      onChange?.(date, { issue: nextIssue });
    },
    onReset: () => setIsJudged(false),
  });
  const dayRef = useMergedRef(refs.day, ref);
  const words = issue && dateIssueText(issue, texts, locale);
  const faulty = issue?.parts[0];

  useEffect(() => {
    for (const part of datePartNames) {
      refs[part].current?.setCustomValidity(part === faulty ? (words ?? '') : '');
    }
  });

  const { handlePaste, handleBlur, pick, noteCalendar } = useDateFilling({
    readOnly,
    locale,
    texts,
    fill,
    onLeave(event) {
      setIsJudged(true);
      onBlur?.(event);
    },
  });

  // A form knows nothing of parts that are no date: to it the field is empty, and it would say so.
  const isOwnFirst = reading.state === 'unreadable' || !isPresent(error);
  const ownError = isJudged && isOwnFirst && !disabled ? words : undefined;
  const shownError = ownError ?? error;
  const isWrong = (part: keyof DateParts): boolean =>
    isPresent(shownError) && (ownError === undefined || issue?.parts.includes(part) === true);
  return (
    <FieldGroup
      {...rest}
      component="DateField"
      {...{ label, hint, necessity, required, disabled, isLabelHidden }}
      error={shownError}
      aria-describedby={describedBy}
    >
      {({ labelId }) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears what bubbles from its inputs, and is none itself.
        <div
          className={styles.row}
          onPaste={handlePaste}
          onBlur={handleBlur}
          onKeyDown={(event) => {
            // Enter may send the form without the field being left.
            if (event.key === 'Enter') setIsJudged(true);
          }}
        >
          {datePartNames.map((part) => (
            <DatePartInput
              key={part}
              part={part}
              label={texts[part]}
              isWrong={isWrong(part)}
              id={part === 'day' ? ownId : `${ownId}-${part}`}
              ref={part === 'day' ? dayRef : refs[part]}
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              {...{ form, required, readOnly }}
              defaultValue={initial[part]}
              onInput={takeOver}
              onInvalid={() => setIsJudged(true)}
            />
          ))}
          {hasCalendar && !readOnly && (
            <CalendarButton
              label={texts.openCalendar}
              failed={texts.calendarFailed}
              title={typeof label === 'string' ? label : texts.openCalendar}
              titleId={labelId}
              value={reading.state === 'date' ? reading.date : ''}
              min={min}
              max={max}
              disabled={disabled}
              bring={bringCalendar}
              onOpenChange={noteCalendar}
              onPick={pick}
            />
          )}
          {name !== undefined && (
            <input
              type="hidden"
              {...{ name, form, disabled }}
              value={reading.state === 'date' ? reading.date : ''}
            />
          )}
        </div>
      )}
    </FieldGroup>
  );
});
