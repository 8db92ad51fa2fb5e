import { expect, test } from 'vitest';
import { validate } from '../definition/validate.ts';
import { smsRegistration } from './smsRegistration.ts';

const right = { templateID: '1007161234567890123', header: 'AARMBH' };
const wrongIn = (values: typeof right) => {
  const verdict = validate(smsRegistration, values);
  return verdict.ok ? [] : verdict.errors.map(({ path, code }) => `${path} ${code}`);
};

test('a template id has 19 digits, a header six letters or some digits', () => {
  expect(wrongIn(right)).toEqual([]);
  expect(wrongIn({ ...right, header: '600123' })).toEqual([]);
  expect(wrongIn({ templateID: '', header: '' })).toEqual(['templateID required', 'header required']);
  expect(wrongIn({ templateID: '100716', header: 'aarmbh' })).toEqual([
    'templateID invalid',
    'header invalid',
  ]);
});
