import { Form } from '@aarambh/ui/Form';
import type { ComponentPropsWithoutRef } from 'react';
import type { FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';

export type SchemaFormProps<Values extends FormValues> = Omit<
  ComponentPropsWithoutRef<'form'>,
  'action' | 'method' | 'noValidate' | 'onReset' | 'onSubmit' | 'style'
> & { readonly form: FormHandle<Values> };

/** The form element of a `useSchemaForm`. */
export function SchemaForm<Values extends FormValues>({ form, ...rest }: SchemaFormProps<Values>) {
  return (
    <Form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    />
  );
}
