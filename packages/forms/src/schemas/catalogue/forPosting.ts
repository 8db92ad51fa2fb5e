import type { FieldDefinition } from '../../definition/definition.ts';

/** A field that posting asks for and a draft does not; its label does not call it optional. */
export function forPosting<Field extends { readonly field: FieldDefinition }>(field: Field): Field {
  const { necessity: _optional, ...definition } = field.field;
  return { ...field, field: definition };
}
