/** How the fields of a change in the history are called and written: as the columns, the filters and the form of the record do. */
import { createElement, type ReactNode } from 'react';
import type { Formats, Translate } from '../register.ts';
import type { Lookup } from '../declare/column.ts';
import { isLookup, isNamed, isNumberRange } from '../declare/filter.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { cellOf } from './cells.tsx';
import type { Unlabelled } from './cellWords.ts';
import { FieldValue } from './FieldValue.tsx';

/** A field as a person knows it. */
export interface ShownField {
  readonly id: string;
  readonly label: string;
  /** A stored value in words, null for nothing. `row` is the record as it is now, which the words of some columns read. */
  readonly valueOf: (value: unknown, row: AnyRow) => ReactNode;
}

/** What a person sees of a field of the contract: more than one column for an object, nothing where no screen shows it. */
export function shownFields(
  resource: Resource,
  name: string,
  t: Translate,
  formats: Formats,
): readonly ShownField[] {
  const declared = [resource, ...resource.parts.map((part) => part.resource)];
  const like = (column: Unlabelled, label: string): ShownField => ({
    id: column.field,
    label,
    valueOf: (value, row) =>
      // The colour of a mark is what it means now.
      cellOf({ ...column, tones: undefined }, { ...row, [name]: value }, t, formats),
  });

  const columns = declared
    .flatMap((each) => each.columns)
    .filter(({ field }) => field === name || field.startsWith(`${name}.`));
  if (columns.length > 0) return columns.map((column) => like(column, t(column.label)));

  const form = declared
    .flatMap((each) => each.form ?? [])
    .find(({ definition }) => definition.fields[name] !== undefined);
  const field = form?.definition.fields[name];
  if (form !== undefined && field !== undefined) {
    const label = t(`forms.${field.label}`);
    const source = form.lookups[name];
    if (source !== undefined) return [like(chosenFrom(name, source), label)];
    if (field.control === 'rows') {
      const rowsOf = (value: unknown) => form.definition.fromRecord({ [name]: value })[name] ?? [];
      const valueOf = (value: unknown) =>
        value == null ? null : createElement(FieldValue, { form, name, value: rowsOf(value) });
      return [{ id: name, label, valueOf }];
    }
    const typed = (value: unknown) => {
      const held = form.definition.fromRecord({ [name]: value })[name] ?? '';
      return typeof held === 'object' ? '' : String(held);
    };
    const words = new Map(field.options?.map((option) => [option.value, t(`forms.${option.label}`)]));
    const valueOf = (value: unknown) => {
      const text = typed(value);
      if (text === '') return null;
      return field.control === 'date' ? formats.day(text) : (words.get(text) ?? text);
    };
    return [{ id: name, label, valueOf }];
  }

  const filter = resource.filters.find((each) => each.name === name);
  if (filter !== undefined) {
    const { label, options } = filter;
    if (isLookup(options)) return [like(chosenFrom(name, options), t(label))];
    if (typeof options === 'object' && !isNamed(options) && !isNumberRange(options)) {
      return [like({ field: name, as: 'choice', choices: options }, t(label))];
    }
  }
  const tab = resource.tabs.find(({ id }) => id === name);
  return tab === undefined ? [] : [like({ field: name, as: 'parts' }, t(tab.label))];
}

function chosenFrom(field: string, source: Lookup | 'states'): Unlabelled {
  return source === 'states' ? { field, as: 'state' } : { field, as: 'records', source };
}
