import type { components } from '@aarambh/api-client';
import type { EntryForm } from '@aarambh/forms';
import type { FormHandle } from '@aarambh/forms/react';

/** What any form of the profile holds while it is filled in. */
export type EntryValues = Readonly<Record<string, string | boolean>>;

/** A form of the profile whose own fields do not matter to what draws it. */
export type AnyEntryForm = EntryForm<EntryValues, Record<string, unknown>>;

export type AnyFormHandle = FormHandle<EntryValues>;

/** Forgets which fields a form has: what draws it goes by its definition, not by their names. */
export function erased<Values extends EntryValues, Body>(form: EntryForm<Values, Body>): AnyEntryForm {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values are only taken from the form and given back to it
  return form as unknown as AnyEntryForm;
}

/** What a form writes, as the body of this name of the contract. The server validates the body with the rules of the form. */
export function bodyOf<Name extends keyof components['schemas']>(
  _name: Name,
  written: object,
): components['schemas'][Name] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form was validated with the rules of the body
  return written as components['schemas'][Name];
}
