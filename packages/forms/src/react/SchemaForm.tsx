import { Form } from '@aarambh/ui/Form';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import type { FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';
import { useEarlySubmit } from './useEarlySubmit.ts';

export type SchemaFormProps<Values extends FormValues> = Omit<
  ComponentPropsWithoutRef<'form'>,
  'action' | 'method' | 'noValidate' | 'onReset' | 'onSubmit' | 'style'
> & { readonly form: FormHandle<Values> };

/** The form element of a `useSchemaForm`. */
export function SchemaForm<Values extends FormValues>({ form, ...rest }: SchemaFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  useEarlySubmit(element, form);
  return (
    <Form
      {...rest}
      ref={element}
      // Submitted before the script came, a form would send its password in an address. A form with this method goes
      // nowhere by itself outside of a <dialog>.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    />
  );
}
