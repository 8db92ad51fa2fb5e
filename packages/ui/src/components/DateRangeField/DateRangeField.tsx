import { useRef, useState, type ReactNode } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import * as enDate from '../../messages/english/dateField.ts';
import * as en from '../../messages/english/dateRangeField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { DateField, formatIsoDate, type IsoDate } from '../DateField/index.ts';
import { FieldGroup, type FieldBaseProps } from '../Field/index.ts';
import { useProvider } from '../Provider/index.ts';
import * as styles from './DateRangeField.css.ts';

/** Two days, `yyyy-mm-dd`; `''` where there is none. The first is not after the last. */
export type DateRange = { readonly from: IsoDate; readonly to: IsoDate };

export type DateRangeFieldProps = Omit<FieldBaseProps, 'labelAction'> & {
  /** The names under which a form submits the two days. */
  readonly names?: { readonly from: string; readonly to: string };
  /** The days, when the owner holds them. */
  readonly value?: DateRange;
  /** The days to begin with, and after a reset. @default none */
  readonly defaultValue?: DateRange;
  /** Told the days that can be taken; one that cannot, or is not whole yet, is `''`. */
  readonly onChange?: (range: DateRange) => void;
  /** The first day that is allowed. */
  readonly min?: IsoDate;
  /** The last day that is allowed. */
  readonly max?: IsoDate;
  /** A button that opens a calendar, in which both days are picked. @default true */
  readonly hasCalendar?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Keeps the legend for those who hear the page and hides it from view. @default false */
  readonly isLabelHidden?: boolean;
  readonly messages?: Partial<UiMessages['dateRangeField']>;
};

const bringCalendar = async () => (await import('../Calendar/RangeCalendar.tsx')).RangeCalendar;

/** A time from one day to another: two DateFields, the second of which begins where the first is. Either may stay empty. */
export function DateRangeField(props: DateRangeFieldProps): ReactNode {
  const { label, hint, error, necessity, id, required = false, isLabelHidden = false } = props;
  const { names, value, defaultValue, onChange, min, max, hasCalendar = true, disabled, readOnly } = props;
  const texts = useMessages('dateRangeField', en.dateRangeField, props.messages);
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

  function change(days: Partial<DateRange>): void {
    latest.current = { ...latest.current, ...days };
    setOwn(latest.current);
    onChange?.(latest.current);
  }
  function pick(days: DateRange): void {
    change(days);
    announce(texts.filled({ from: formatIsoDate(days.from, locale), to: formatIsoDate(days.to, locale) }));
  }
  const shared = { required, disabled: disabled ?? false, readOnly: readOnly ?? false };
  const limits = (from: IsoDate | undefined) => ({
    ...(from !== undefined && from !== '' && { min: from }),
    ...(max !== undefined && { max }),
  });
  return (
    <FieldGroup
      {...{ label, hint, error, required, isLabelHidden }}
      {...(necessity && { necessity })}
      {...(id !== undefined && { id })}
      aria-describedby={props['aria-describedby']}
      disabled={disabled ?? false}
      component="DateRangeField"
    >
      {({ labelId }) => (
        <div className={styles.dates}>
          <DateField
            {...shared}
            {...limits(min)}
            label={texts.from}
            {...(names && { name: names.from })}
            value={range.from}
            onChange={(from) => change({ from })}
          />
          <DateField
            {...shared}
            {...limits(range.from || min)}
            label={texts.to}
            {...(names && { name: names.to })}
            value={range.to}
            onChange={(to) => change({ to })}
          />
          {hasCalendar && readOnly !== true && (
            <div className={styles.calendar}>
              <CalendarButton
                label={dateTexts.openCalendar}
                failed={dateTexts.calendarFailed}
                title={typeof label === 'string' ? label : dateTexts.openCalendar}
                titleId={labelId}
                value={range}
                min={min}
                max={max}
                disabled={disabled ?? false}
                bring={bringCalendar}
                onPick={pick}
              />
            </div>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
