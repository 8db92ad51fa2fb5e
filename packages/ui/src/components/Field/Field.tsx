import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useHeldWhilePressed } from '../../hooks/useHeldWhilePressed.ts';
import * as en from '../../messages/english/field.ts';
import { useMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import { describeControl, isPresent, useFieldIds } from './fieldWiring.ts';
import type { FieldIds } from './fieldWiring.ts';

/** What every field of a form says about itself. */
export type FieldBaseProps = {
  /** What goes in, as a short noun: `Mobile number`. */
  readonly label: ReactNode;
  /** Help that is needed before typing; below the control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence marks the control as invalid. */
  readonly error?: ReactNode;
  /** Marks, in words, a field that may stay empty. Fields without the mark are needed. */
  readonly necessity?: 'optional';
  /** The id of the control. @default generated */
  readonly id?: string;
  /** Says to assistive technology that the field is needed, and lets the browser check it. @default false */
  readonly required?: boolean;
  /** A link or small button at the end of the label's line. It comes after the control in the Tab order. */
  readonly labelAction?: ReactNode;
  /** Ids of further descriptions, heard after error and hint. */
  readonly 'aria-describedby'?: string;
  /** Of the whole field: label, control and messages. */
  readonly className?: string;
  /** Of the whole field. */
  readonly style?: CSSProperties;
};

/** Spread these on the element that takes the focus. */
export type FieldControlProps = ReturnType<typeof describeControl> & { readonly id: string };

export type FieldProps = FieldBaseProps &
  RootProps<'div', keyof FieldBaseProps> & {
    /** Keeps the label for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
    /** Stable name of the component in the page, e.g. `TextField`. @default 'Field' */
    readonly component?: string;
    /** Draws the control: the first argument is spread on the element that takes the focus. */
    readonly children: (control: FieldControlProps, ids: FieldIds) => ReactNode;
  };

/**
 * Label, hint, error and their wiring around one control: every field of this package is built on it, and so is one of a team's own,
 * around a control that the package does not have.
 */
export const Field = withRef(function Field({
  label,
  hint: givenHint,
  error: givenError,
  necessity,
  id,
  required = false,
  labelAction,
  'aria-describedby': describedBy,
  isLabelHidden = false,
  component = 'Field',
  className,
  children,
  ...rest
}: FieldProps) {
  const messages = useMessages('field', en.field);
  const hint = useHeldWhilePressed(givenHint);
  const error = useHeldWhilePressed(givenError);
  const ids = useFieldIds(id);
  const control = { id: ids.controlId, ...describeControl(ids, { error, hint, required, describedBy }) };
  const labelElement = (
    <label htmlFor={ids.controlId} id={ids.labelId} className={styles.label} data-part="label">
      {label}
      {necessity === 'optional' && (
        <>
          {' '}
          <span className={styles.necessity}>{messages.optional}</span>
        </>
      )}
    </label>
  );
  return (
    <div
      {...rest}
      className={classNames(styles.field, className)}
      data-component={component}
      data-invalid={isPresent(error) || undefined}
    >
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <div className={styles.control} data-part="control">
        {children(control, ids)}
      </div>
      {isPresent(error) && <FieldError id={ids.errorId}>{error}</FieldError>}
      {isPresent(hint) && (
        <p id={ids.hintId} className={styles.hint} data-part="hint">
          {hint}
        </p>
      )}
      {isPresent(labelAction) && <div className={styles.action}>{labelAction}</div>}
    </div>
  );
});
