import type { FieldDefinition, FormValue } from '@aarambh/forms';

/** What was typed into the fields of a form. */
export type TypedValues = Record<string, FormValue>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

const isFormValue = (value: unknown): value is FormValue =>
  isPlain(value) ||
  (Array.isArray(value) && value.every((row) => isObject(row) && Object.values(row).every(isPlain)));

/** Of what a storage gave back, what can be the values of fields. */
export const toTypedValues = (value: unknown): TypedValues =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, FormValue] =>
      isFormValue(entry[1]),
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
