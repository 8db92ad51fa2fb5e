import type { FieldDefinition } from '../definition/definition.ts';
import type { MessageKey } from '../messages/keys.ts';

/** The options of a fixed list, in the order of its values, each with its word (`words/valueKeys.ts`). */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  keys: Readonly<Record<Value, MessageKey>>,
): NonNullable<FieldDefinition['options']> => values.map((value) => ({ value, label: keys[value] }));
