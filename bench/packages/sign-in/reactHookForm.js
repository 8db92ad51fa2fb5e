import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { schema, send } from './schema.js';

const defaultValues = { mobileNumber: '', password: '' };

/** The form as react-hook-form has it: checked by the schema, and refusals of the server at the field or at the root. */
export function useSignIn() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues });
  const submit = form.handleSubmit(async (values) => {
    const refused = await send(values);
    if (refused === null) return;
    form.setError('root', { message: refused.message });
    for (const [name, message] of Object.entries(refused.fieldErrors ?? {})) form.setError(name, { message });
  });
  return { form, submit };
}
