import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { frame, input } from '../Field/parts.ts';
import * as styles from './DateField.css.ts';
import type { DatePart } from './isoDate.ts';

export type DatePartInputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'inputMode' | 'type'> & {
  readonly part: DatePart;
  readonly label: string;
  readonly isWrong: boolean;
};

/** One of the three inputs of a date, under its label. */
export const DatePartInput = withRef(function DatePartInput({
  part,
  label,
  isWrong,
  ...inputProps
}: DatePartInputProps) {
  return (
    <div className={styles.part} data-part={part}>
      <label htmlFor={inputProps.id} className={styles.partLabel}>
        {label}
      </label>
      <div className={classNames(frame, part === 'year' ? styles.long : styles.short)}>
        <input
          {...inputProps}
          type="text"
          inputMode="numeric"
          aria-invalid={isWrong ? true : inputProps.required ? false : undefined}
          className={classNames(input, styles.digits)}
        />
      </div>
    </div>
  );
});
