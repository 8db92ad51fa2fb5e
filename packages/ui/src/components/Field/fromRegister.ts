import type { ChangeEvent } from 'react';

/**
 * Makes of what `register` of react-hook-form gives the props of a field: its `onChange` wants the event, and a field's tells the value
 * first. `<TextField {...fromRegister(register('city'))} />`
 */
export function fromRegister<Registration extends { onChange: (event: { target: unknown }) => unknown }>({
  onChange,
  ...registration
}: Registration): Omit<Registration, 'onChange'> & {
  onChange: (value: unknown, details: { readonly event: ChangeEvent }) => void;
} {
  return { ...registration, onChange: (_value, { event }) => void onChange(event) };
}
