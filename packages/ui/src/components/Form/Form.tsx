import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { gaps } from '../Box/Box.css.ts';
import { stack } from '../Stack/Stack.css.ts';

export type FormProps = ComponentPropsWithRef<'form'>;

/** A form with this method goes nowhere by itself, outside of a native `<dialog>`. */
const staysInPage = 'dialog';

/**
 * A form whose fields stand below each other. The browser's own bubbles are off (`noValidate`): errors are shown in the
 * fields and in the summary, where they stay and every screen reader finds them.
 *
 * Without an `action` only `onSubmit` sends it. The browser alone, as before the scripts of a page run, sends it nowhere, least of
 * all its fields in the address, where a plain form puts them.
 */
export const Form = withRef(function Form({
  className,
  noValidate = true,
  action,
  method,
  ...rest
}: FormProps) {
  return (
    <form
      {...rest}
      action={action}
      method={method ?? (action === undefined ? staysInPage : undefined)}
      noValidate={noValidate}
      className={classNames(stack, gaps.md, className)}
      data-component="Form"
    />
  );
});
