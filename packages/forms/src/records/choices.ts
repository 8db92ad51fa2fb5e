import * as z from 'zod/mini';
import type { FieldDefinition } from '../definition/definition.ts';
import { oneOf } from '../rules/index.ts';
import { optionalParts, type RecordField } from './recordField.ts';
import { typedAs } from '../definition/typedAs.ts';

/** Any number of a fixed list, all of them seen; the form has their values, joined by commas. */
export function optionalChoices<const Value extends string>(
  words: Pick<FieldDefinition, 'label' | 'hint' | 'errors' | 'options'>,
  values: readonly Value[],
): RecordField<string, Value[]> {
  const parts = optionalParts(words, { maxEntries: values.length, each: oneOf(values) });
  return {
    ...parts,
    field: { ...words, control: 'checkboxGroup', necessity: 'optional' },
    // oxlint-disable typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    shape: typedAs<Value[]>(z.array(z.string())),
    write: (typed) => parts.write(typed) as Value[],
    // oxlint-enable typescript/no-unsafe-type-assertion
  };
}
