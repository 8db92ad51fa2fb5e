import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const schema = z
  .object({
    firstName: z.string().regex(/^[A-Za-z]+$/, 'Letters only'),
    lastName: z.string().regex(/^[A-Za-z]+$/, 'Letters only'),
    email: z.email('Enter a valid e-mail'),
    mobile: z.string().regex(/^[1-9]\d{9}$/, 'Ten digits'),
    password: z.string().min(8, 'At least 8 characters'),
    confirm: z.string(),
    city: z.string(),
    terms: z.boolean().refine(Boolean, 'Accept the terms'),
  })
  .refine((values) => values.password === values.confirm, { path: ['confirm'], message: 'They differ' });

/** Name, label and type of the text fields. */
export const textFields = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['email', 'Email', 'email'],
  ['mobile', 'Contact number', 'tel'],
  ['password', 'Password', 'password'],
  ['confirm', 'Confirm password', 'password'],
  ['city', 'City', 'text'],
];

/** What the libraries' own guides show: react-hook-form and zod, judged while typing. */
export function useRegistration() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues: Object.fromEntries([...textFields.map(([name]) => [name, '']), ['terms', false]]),
  });
  return { register, onSubmit: handleSubmit(() => undefined), errors: formState.errors };
}
