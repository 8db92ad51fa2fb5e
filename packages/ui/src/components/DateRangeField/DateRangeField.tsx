import { useState, type ReactNode } from 'react';
import * as en from '../../messages/english/dateRangeField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { DateField, type IsoDate } from '../DateField/index.ts';
import { FieldGroup, type FieldBaseProps } from '../Field/index.ts';
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
  /** Buttons that open the browser's own calendar. @default true */
  readonly hasCalendar?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Keeps the legend for those who hear the page and hides it from view. @default false */
  readonly isLabelHidden?: boolean;
  readonly messages?: Partial<UiMessages['dateRangeField']>;
};

/** A time from one day to another: two DateFields, the second of which begins where the first is. Either may stay empty. */
export function DateRangeField(props: DateRangeFieldProps): ReactNode {
  const { label, hint, error, necessity, id, required = false, isLabelHidden = false } = props;
  const { names, value, defaultValue, onChange, min, max, hasCalendar = true, disabled, readOnly } = props;
  const texts = useMessages('dateRangeField', en.dateRangeField, props.messages);
  const [own, setOwn] = useState<DateRange>(value ?? defaultValue ?? { from: '', to: '' });
  const range = value ?? own;

  function change(next: DateRange): void {
    setOwn(next);
    onChange?.(next);
  }
  const shared = { hasCalendar, required, disabled: disabled ?? false, readOnly: readOnly ?? false };
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
      {() => (
        <div className={styles.dates}>
          <DateField
            {...shared}
            {...limits(min)}
            label={texts.from}
            {...(names && { name: names.from })}
            {...(value ? { value: value.from } : { defaultValue: defaultValue?.from ?? '' })}
            onChange={(from) => change({ ...range, from })}
          />
          <DateField
            {...shared}
            {...limits(range.from || min)}
            label={texts.to}
            {...(names && { name: names.to })}
            {...(value ? { value: value.to } : { defaultValue: defaultValue?.to ?? '' })}
            onChange={(to) => change({ ...range, to })}
          />
        </div>
      )}
    </FieldGroup>
  );
}
