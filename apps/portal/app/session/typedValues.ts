import type { FieldDefinition } from '@aarambh/forms';

/** What was typed into the fields of a form. */
export type TypedValues = Record<string, string | boolean>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of what a storage gave back, what can be the values of fields. */
export const toTypedValues = (value: unknown): TypedValues =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  );

/** Never kept: the next person at the device could read it. A captcha is good for one use anyway. */
const secrets: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'confirmPassword',
  'otp',
  'captcha',
]);

/** Whether what is typed into a field may be kept in the storage of a tab. */
export const mayBeKept = (field: FieldDefinition | undefined): boolean =>
  field !== undefined && !secrets.has(field.control);
