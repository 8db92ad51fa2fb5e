import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { gaps } from '../Box/Box.css.ts';
import { stack } from '../Stack/Stack.css.ts';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'style'>;

/**
 * A form whose fields stand below each other. The browser's own bubbles are off (`noValidate`): errors are shown in the
 * fields and in the summary, where they stay and every screen reader finds them.
 */
export const Form = withRef(function Form({ className, noValidate = true, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate={noValidate}
      className={classNames(stack, gaps.md, className)}
      data-component="Form"
    />
  );
});
