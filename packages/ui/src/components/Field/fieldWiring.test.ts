import { expect, it } from 'vitest';
import { describeControl } from './fieldWiring.ts';

const ids = { controlId: 'c', labelId: 'c-label', errorId: 'c-error', hintId: 'c-hint' };

it('says nothing where there is nothing to say', () => {
  expect(describeControl(ids, {})).toEqual({
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
  });
  expect(describeControl(ids, { error: '', hint: null })['aria-describedby']).toBeUndefined();
});

it('reads the error first, then the hint, then what the consumer adds', () => {
  const described = describeControl(ids, { error: 'Wrong', hint: 'Help', describedBy: 'mine other' });
  expect(described['aria-describedby']).toBe('c-error c-hint mine other');
  expect(described['aria-invalid']).toBe(true);
});

it('keeps a required field that is still empty from being read as invalid', () => {
  expect(describeControl(ids, { required: true })).toMatchObject({
    'aria-invalid': false,
    'aria-required': true,
  });
});
