import { expect, it } from 'vitest';
import { validate } from '../definition/validate.ts';
import { defineRecordForm } from './defineRecordForm.ts';
import { joinForms } from './joinedForm.ts';
import { line, optionalNumber, requiredText } from './recordField.ts';

const operations = { add: 'addJobTemplate', update: 'updateJobTemplate' };
const job = defineRecordForm({
  id: 'job',
  operations,
  fields: { title: requiredText({ label: 'job title label' }, line({ min: 3, max: 9 })) },
});
const limits = defineRecordForm({
  id: 'limits',
  operations,
  fields: {
    least: optionalNumber({ label: 'openings label' }, { min: 1, max: 9 }),
    most: optionalNumber({ label: 'openings label' }, { min: 1, max: 9 }),
  },
});
const joined = joinForms({
  form: job,
  property: 'criteria',
  part: limits,
  blamed: 'least',
  read: (stored: { least: number | null; most: number | null } | null | undefined) =>
    limits.fromRecord(stored ?? {}),
  write: (typed) => limits.toPayload(typed),
});

it('reads and writes the property by the fields of the other form', () => {
  const values = joined.fromRecord({ title: 'Welder', criteria: { least: 2, most: null } });
  expect(values).toEqual({ title: 'Welder', least: '2', most: '' });
  expect(joined.toPayload(values)).toEqual({ title: 'Welder', criteria: { least: 2, most: null } });
});

it('judges the fields of both, in their order', () => {
  expect(validate(joined, { title: '', least: '0', most: '99' })).toMatchObject({
    errors: [{ path: 'title' }, { path: 'least' }, { path: 'most' }],
  });
  expect(validate(joined, { title: 'Welder', least: '', most: '3' }).ok).toBe(true);
});

it('knows where errors of the property show', () => {
  expect(joined.wireNames).toMatchObject({ least: 'criteria', most: 'criteria.most' });
});
