import { expect, test } from 'vitest';
import { validate } from '../definition/validate.ts';
import { noticeTemplate } from './noticeTemplate.ts';

const right = { title: 'Interview call', text: '{name}, come at {time} to {place}.' };
const wrongIn = (changes: Partial<typeof right>) => {
  const verdict = validate(noticeTemplate, { ...right, ...changes });
  return verdict.ok ? [] : verdict.errors.map(({ path, code }) => `${path} ${code}`);
};

test('a template has a title of 80 characters at most, and a text with fields that are known', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ title: 'x'.repeat(80), text: 'x'.repeat(2000) })).toEqual([]);
  expect(wrongIn({ title: ' ', text: '' })).toEqual(['title required', 'text required']);
  expect(wrongIn({ title: 'x'.repeat(81), text: 'x'.repeat(2001) })).toEqual([
    'title tooLong',
    'text tooLong',
  ]);
  expect(wrongIn({ text: 'Dear {nmae}' })).toEqual(['text invalid']);
});

test('it is sent with its title trimmed and its text as it is typed', () => {
  expect(noticeTemplate.toPayload({ title: ' Call ', text: 'Come\n' })).toEqual({
    title: 'Call',
    text: 'Come\n',
  });
});
