/** The address of a website: a person may leave `https://` out, a program may not. */
import * as z from 'zod/mini';
import { text } from '../definition/ruleChecks.ts';
import type { FieldDefinition } from '../definition/definition.ts';
import {
  completeWebAddress,
  isBlank,
  optional,
  required,
  typedWebAddress,
  webAddress,
} from '../rules/index.ts';
import { optionalText, requiredText, type RecordField } from './recordField.ts';

type Words = Pick<FieldDefinition, 'label' | 'hint' | 'errors'>;

/** An address that has to be there. */
export function requiredWebAddress(words: Words): RecordField<string, string> {
  return {
    ...requiredText({ ...words, inputMode: 'url' }, typedWebAddress),
    schemas: { typed: text(required(typedWebAddress)), stored: text(required(webAddress)) },
    write: completeWebAddress,
  };
}

/** An address, or none; it is stored as null then. */
export function optionalWebAddress(words: Words): RecordField<string, string | null> {
  return {
    ...optionalText({ ...words, inputMode: 'url' }, typedWebAddress),
    schemas: { typed: text(optional(typedWebAddress)), stored: z.nullable(text(optional(webAddress))) },
    write: (typed) => (isBlank(typed) ? null : completeWebAddress(typed)),
  };
}
