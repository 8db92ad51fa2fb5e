import { crossField, defineRecordForm } from '@aarambh/forms';
import { expect, it } from 'vitest';
import { line } from '../library/bookForm.ts';
import { storableValues } from './storableValues.ts';

/** A loan, whose days go together. */
const definition = defineRecordForm({
  id: 'loan',
  operations: { add: 'addLoan', update: 'updateLoan' },
  fields: {
    title: line('book title label'),
    member: line('book author label'),
    from: line('book title label'),
    until: line('book title label'),
  },
  between: [
    crossField<{ from: string; until: string }>('until', ({ from, until }) =>
      from <= until ? { ok: true } : { ok: false, code: 'order', params: {} },
    ),
  ],
});
const before = { title: 'Godaan', member: 'Asha', from: '2026-11-02', until: '2026-11-16' };
const tooLong = 'x'.repeat(81);
const steps = [
  ['title', 'member'],
  ['from', 'until'],
];

it('stores all of what is right', () => {
  const typed = { ...before, member: 'Ravi' };
  expect(storableValues(definition, typed, before, steps)).toEqual(typed);
});

it('leaves a field that is wrong as the record has it, and stores the others', () => {
  const typed = { ...before, title: tooLong, member: 'Ravi' };
  expect(storableValues(definition, typed, before, steps)).toEqual({ ...typed, title: 'Godaan' });
});

it('lets a step wait whose fields do not go together', () => {
  const typed = { title: 'Gitanjali', member: 'Asha', from: '2026-12-01', until: '2026-11-20' };
  expect(storableValues(definition, typed, before, steps)).toEqual({ ...before, title: 'Gitanjali' });
});

it('stores nothing of a new record that has no title yet', () => {
  const first = definition.defaultValues;
  expect(storableValues(definition, { ...first, member: 'Asha' }, first, steps)).toBeUndefined();
});
