import type { FieldDefinition, Validatable } from '../definition/definition.ts';
import { generalErrorKeys, type MessageKey } from './keys.ts';

/** What of a form tells which texts it needs. */
type FormTexts = Pick<Validatable<never>, 'errorKeys'> & {
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** Of the form of a record. */
  readonly sections?: readonly { readonly title: MessageKey; readonly hint?: MessageKey }[];
};

/**
 * Keys of every text that a form may show: those of its fields and the general ones of all codes. For apps that send
 * texts in parts.
 */
export function formTextKeys({ fields, errorKeys, sections = [] }: FormTexts): readonly MessageKey[] {
  const own = Object.values(fields).flatMap(keysOf);
  const errors = Object.values(errorKeys ?? {}).flatMap((keys) => Object.values(keys ?? {}));
  const headings = sections.flatMap(({ title, hint }) => [title, hint]);
  const keys = [...own, ...headings, ...errors, ...Object.values(generalErrorKeys)];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

function keysOf({
  label,
  hint,
  help,
  errors,
  options = [],
  rows,
}: FieldDefinition): readonly (MessageKey | undefined)[] {
  return [
    label,
    hint,
    help,
    rows?.row,
    rows?.add,
    ...Object.values(errors ?? {}),
    ...options.map((option) => option.label),
    ...Object.values(rows?.fields ?? {}).flatMap(keysOf),
  ];
}
