/** How the values of the contract's fixed lists are worded and toned. */
import type { MessageKey } from '@aarambh/forms';
import type { TagTone } from '@aarambh/records';

/** The words that the forms have for the values of a list: what is chosen from and what is read is called the same. */
export function inForms<Value extends string, Key extends MessageKey>(
  keys: Readonly<Record<Value, Key>>,
): Readonly<Record<Value, `forms.${Key}`>> {
  const entries = Object.entries<Key>(keys).map(([value, key]) => [value, `forms.${key}`]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of `keys`
  return Object.fromEntries(entries) as Record<Value, `forms.${Key}`>;
}

/** The tones of the values that are not neutral. */
export type Tones<Value extends string> = Readonly<Partial<Record<Value, TagTone>>>;
