import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import { useHeldWhilePressed } from '../../hooks/useHeldWhilePressed.ts';
import * as en from '../../messages/english/field.ts';
import { useMessages } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';
import type { FieldBaseProps } from './Field.tsx';
import { describeControl, isPresent, useFieldIds } from './fieldWiring.ts';
import type { FieldIds } from './fieldWiring.ts';

/** What a group says itself, or does not take: the events of its controls are theirs. */
type GroupOwn = keyof FieldBaseProps | 'defaultValue' | 'name' | 'onBlur' | 'onChange' | 'role';

export type FieldGroupProps = Omit<FieldBaseProps, 'labelAction'> &
  RootProps<'fieldset', GroupOwn> & {
    /** `radiogroup` when one of the controls is chosen. @default 'group' */
    readonly role?: 'group' | 'radiogroup';
    readonly disabled?: boolean;
    /** Keeps the legend for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
    /** Stable name of the component in the page, e.g. `RadioGroup`. */
    readonly component: string;
    readonly children: (ids: FieldIds) => ReactNode;
  };

/** Legend, hint, error and their wiring around several controls. Private: components are built on it. */
export const FieldGroup = withRef(function FieldGroup({
  label,
  hint: givenHint,
  error: givenError,
  necessity,
  id,
  required = false,
  'aria-describedby': describedBy,
  role = 'group',
  disabled = false,
  isLabelHidden = false,
  component,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const messages = useMessages('field', en.field);
  const hint = useHeldWhilePressed(givenHint);
  const error = useHeldWhilePressed(givenError);
  const ids = useFieldIds(id);
  const wiring = describeControl(ids, { error, hint, required, describedBy });
  const legend = (
    <>
      {label}
      {necessity === 'optional' && (
        <>
          {' '}
          <span className={styles.necessity}>{messages.optional}</span>
        </>
      )}
    </>
  );
  return (
    <fieldset
      {...rest}
      id={ids.controlId}
      className={classNames(styles.group, className)}
      disabled={disabled}
      data-component={component}
      data-invalid={isPresent(error) || undefined}
      // A plain group cannot be invalid or required in ARIA; its error is still its description.
      {...(role === 'radiogroup' ? { role, ...wiring } : { 'aria-describedby': wiring['aria-describedby'] })}
    >
      <legend id={ids.labelId} className={isLabelHidden ? undefined : styles.label} data-part="label">
        {isLabelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div data-part="control">{children(ids)}</div>
      {isPresent(error) && <FieldError id={ids.errorId}>{error}</FieldError>}
      {isPresent(hint) && (
        <p id={ids.hintId} className={styles.hint} data-part="hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
});
