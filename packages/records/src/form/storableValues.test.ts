import { jobTemplateForm } from '@aarambh/forms';
import { expect, it } from 'vitest';
import type { AnyRecordForm } from '../declare/row.ts';
import { storableValues } from './storableValues.ts';

const definition = jobTemplateForm as unknown as AnyRecordForm;
const id = '0198c0de-7a10-7c3e-9a55-3d1f2b7c9e30';
const before = {
  ...jobTemplateForm.defaultValues,
  name: 'Trainee',
  title: 'Trainee',
  skillIDs: id,
  jobProfileID: id,
  scope: 'Platform',
};
const steps = [
  ['name', 'title'],
  ['jobProfileID', 'jobProfileLateralID', 'responsibilities'],
];

it('stores all of what is right', () => {
  const typed = { ...before, title: 'Engineer' };
  expect(storableValues(definition, typed, before, steps)).toEqual(typed);
});

it('leaves a field that is wrong as the record has it, and stores the others', () => {
  const typed = { ...before, name: 'x', title: 'Engineer' };
  expect(storableValues(definition, typed, before, steps)).toEqual({ ...typed, name: 'Trainee' });
});

it('lets a step wait whose fields do not go together', () => {
  const typed = { ...before, title: 'Engineer', jobProfileLateralID: id };
  expect(storableValues(definition, typed, before, steps)).toEqual({ ...before, title: 'Engineer' });
});

it('stores nothing of a new record that has no name yet', () => {
  const first = { ...jobTemplateForm.defaultValues };
  expect(storableValues(definition, { ...first, title: 'Engineer' }, first, steps)).toBeUndefined();
});
