import { withRef } from '../../hooks/withRef.ts';
import { useRef, useState, type Ref } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import * as enDate from '../../messages/english/dateField.ts';
import * as en from '../../messages/english/dateRangeField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { DateField, formatIsoDate, type DateIssue, type IsoDate } from '../DateField/index.ts';
import { FieldGroup, type FieldGroupProps } from '../Field/parts.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './DateRangeField.css.ts';

/** Two days, `yyyy-mm-dd`; `''` where there is none. The first is not after the last. */
export type DateRange = { readonly from: IsoDate; readonly to: IsoDate };

/** Told with each new range. */
export type DateRangeChangeDetails = {
  /** Why what stands in one of the two cannot be taken, if so. */
  readonly issues: { readonly from: DateIssue | undefined; readonly to: DateIssue | undefined };
};

export type DateRangeFieldProps = Omit<FieldGroupProps, 'children' | 'component' | 'ref' | 'role'> & {
  /** The names under which a form submits the two days. */
  readonly names?: { readonly from: string; readonly to: string };
  /** The days, when the owner holds them. */
  readonly value?: DateRange;
  /** The days to begin with, and after a reset. @default none */
  readonly defaultValue?: DateRange;
  /** Told the days that can be taken; one that cannot, or is not whole yet, is `''`. */
  readonly onChange?: (range: DateRange, details: DateRangeChangeDetails) => void;
  /** The first day that is allowed. */
  readonly min?: IsoDate;
  /** The last day that is allowed. */
  readonly max?: IsoDate;
  /** A button that opens a calendar, in which both days are picked. @default true */
  readonly hasCalendar?: boolean;
  readonly readOnly?: boolean;
  readonly messages?: Partial<UiMessages['dateRangeField']>;
  /** Reaches the input of the first day. */
  readonly ref?: Ref<HTMLInputElement>;
};

const bringCalendar = async () => (await import('../Calendar/RangeCalendar.tsx')).RangeCalendar;

/** A time from one day to another: two DateFields, the second of which begins where the first is. Either may stay empty. */
export const DateRangeField = withRef(function DateRangeField(props: DateRangeFieldProps) {
  const {
    names,
    value,
    defaultValue,
    onChange,
    min,
    max,
    hasCalendar = true,
    readOnly = false,
    ...others
  } = props;
  const { messages, ref, ...group } = others;
  const { label, required = false, disabled = false } = group;
  const texts = useMessages('dateRangeField', en.dateRangeField, messages);
  const dateTexts = useMessages('dateField', enDate.dateField);
  const announce = useAnnounce();
  const { locale } = useProvider();
  const [own, setOwn] = useState<DateRange>(value ?? defaultValue ?? { from: '', to: '' });
  const range = value ?? own;
  // Both fields can change in one turn: when the script takes the page over, or when a form is reset.
  const latest = useRef(range);
  useClientLayoutEffect(() => {
    latest.current = range;
  }, [range]);

  const issues = useRef<DateRangeChangeDetails['issues']>({ from: undefined, to: undefined });

  function change(days: Partial<DateRange>, found: Partial<DateRangeChangeDetails['issues']>): void {
    latest.current = { ...latest.current, ...days };
    issues.current = { ...issues.current, ...found };
    setOwn(latest.current);
    onChange?.(latest.current, { issues: issues.current });
  }
  function pick(days: DateRange): void {
    change(days, { from: undefined, to: undefined });
    announce(texts.filled({ from: formatIsoDate(days.from, locale), to: formatIsoDate(days.to, locale) }));
  }
  const shared = { required, disabled, readOnly };
  const limits = (from: IsoDate | undefined) => ({
    ...(from !== undefined && from !== '' && { min: from }),
    ...(max !== undefined && { max }),
  });
  return (
    <FieldGroup {...group} component="DateRangeField">
      {({ labelId }) => (
        <div className={styles.dates}>
          <DateField
            {...shared}
            {...limits(min)}
            ref={ref}
            label={texts.from}
            {...(names && { name: names.from })}
            value={range.from}
            onChange={(from, { issue }) => change({ from }, { from: issue })}
          />
          <DateField
            {...shared}
            {...limits(range.from || min)}
            label={texts.to}
            {...(names && { name: names.to })}
            value={range.to}
            onChange={(to, { issue }) => change({ to }, { to: issue })}
          />
          {hasCalendar && !readOnly && (
            <div className={styles.calendar}>
              <CalendarButton
                label={dateTexts.openCalendar}
                failed={dateTexts.calendarFailed}
                title={typeof label === 'string' ? label : dateTexts.openCalendar}
                titleId={labelId}
                value={range}
                min={min}
                max={max}
                disabled={disabled}
                bring={bringCalendar}
                onPick={pick}
              />
            </div>
          )}
        </div>
      )}
    </FieldGroup>
  );
});
