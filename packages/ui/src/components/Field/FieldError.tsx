import type { ReactNode } from 'react';
import * as en from '../../messages/english/field.ts';
import { useMessages } from '../../messages/index.ts';
import { AlertCircleIcon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { error } from './Field.css.ts';

/**
 * An error below a control. It is no live region: a reader hears it as the description of the control that has the
 * focus, or through the error summary after a submit, and a live region would say it twice.
 */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { errorPrefix } = useMessages('field', en.field);
  return (
    <p id={id} className={error} data-part="error">
      <AlertCircleIcon />
      <span>
        <VisuallyHidden>{errorPrefix}</VisuallyHidden> {children}
      </span>
    </p>
  );
}
