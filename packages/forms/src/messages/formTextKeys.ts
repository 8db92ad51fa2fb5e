import type { FieldDefinition, FormDefinition } from '../definition/definition.ts';
import { generalErrorKeys, type MessageKey } from './keys.ts';

/** What of a form tells which texts it needs. */
type FormTexts = Pick<FormDefinition<never, unknown, never>, 'errorKeys'> & {
  readonly fields: Readonly<Record<string, FieldDefinition>>;
};

/**
 * Keys of every text that a form may show: those of its fields and the general ones of all codes. For apps that send
 * texts in parts.
 */
export function formTextKeys({ fields, errorKeys }: FormTexts): readonly MessageKey[] {
  const own = Object.values(fields).flatMap(({ label, hint, help, errors, options = [] }) => [
    label,
    hint,
    help,
    ...Object.values(errors ?? {}),
    ...options.map((option) => option.label),
  ]);
  const errors = Object.values(errorKeys ?? {}).flatMap((keys) => Object.values(keys ?? {}));
  const keys = [...own, ...errors, ...Object.values(generalErrorKeys)];
  return [...new Set(keys.filter((key) => key !== undefined))];
}
