import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useHeldWhilePressed } from '../../hooks/useHeldWhilePressed.ts';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { FieldError, describeControl, isPresent, useFieldIds } from '../Field/parts.ts';
import { hint as hintClass } from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export type NativeChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'children' | 'size' | 'type'>;

export type ChoiceRowProps = NativeChoiceProps & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly type: 'checkbox' | 'radio';
  readonly rootClassName?: string;
  readonly inputClassName: string;
  /** What is drawn over the input, unless it draws its own. */
  readonly mark?: ReactNode;
  /** Stable name of the component in the page. */
  readonly component?: string;
};

/** A native checkbox or radio button beside its label, with hint and error below. Private: components are built on it. */
export const ChoiceRow = withRef(function ChoiceRow({
  label,
  hint: givenHint,
  error: givenError,
  id,
  required = false,
  'aria-describedby': describedBy,
  type,
  rootClassName,
  inputClassName,
  mark,
  component,
  className,
  style,
  ...rest
}: ChoiceRowProps) {
  const hint = useHeldWhilePressed(givenHint);
  const error = useHeldWhilePressed(givenError);
  const ids = useFieldIds(id);
  const { 'aria-required': _native, ...wiring } = describeControl(ids, {
    error,
    hint,
    required,
    describedBy,
  });
  return (
    <div
      className={classNames(styles.choice, rootClassName, className)}
      style={style}
      data-component={component}
      data-invalid={isPresent(error) || undefined}
    >
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...rest}
            {...wiring}
            id={ids.controlId}
            type={type}
            required={required}
            className={inputClassName}
          />
          {mark}
        </span>
        <label htmlFor={ids.controlId} id={ids.labelId} className={styles.label} data-part="label">
          {label}
        </label>
      </div>
      {(isPresent(error) || isPresent(hint)) && (
        <div className={styles.below}>
          {isPresent(error) && <FieldError id={ids.errorId}>{error}</FieldError>}
          {isPresent(hint) && (
            <p id={ids.hintId} className={hintClass} data-part="hint">
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
});
