import { expect, test } from 'vitest';
import { validate, validatePayload } from '../../definition/validate.ts';
import { roundTestForm } from './roundTest.ts';
import { testQuestionForm } from './testQuestion.ts';

const typed = {
  text: 'What is 15% of 240?',
  options: '24\n36 \n\n30',
  rightOption: '1',
  marks: '2',
  negativeMarks: '0.5',
};

test('is sent with its options line by line', () => {
  expect(testQuestionForm.toPayload(typed, { id: 'q', rowVersion: 3 })).toEqual({
    id: 'q',
    rowVersion: 3,
    text: 'What is 15% of 240?',
    options: ['24', '36', '30'],
    rightOption: 1,
    marks: 2,
    negativeMarks: 0.5,
  });
  expect(testQuestionForm.toPayload({ ...typed, negativeMarks: '' }, undefined)).toMatchObject({
    negativeMarks: 0,
  });
});

const wrong: readonly (readonly [object, string, string])[] = [
  [{ text: ' ' }, 'text', 'required'],
  [{ text: 'x'.repeat(1001) }, 'text', 'tooLong'],
  [{ options: '24', rightOption: '0' }, 'options', 'tooFew'],
  [{ options: '1\n2\n3\n4\n5\n6\n7' }, 'options', 'tooMany'],
  [{ options: '24\n24 ' }, 'options', 'repeated'],
  // One letter, written in two ways.
  [{ options: '\u00e9\ne\u0301' }, 'options', 'repeated'],
  [{ options: `24\n${'x'.repeat(301)}` }, 'options', 'tooLong'],
  [{ rightOption: '3' }, 'rightOption', 'oneOf'],
  [{ marks: '0' }, 'marks', 'tooSmall'],
  [{ marks: '0.005' }, 'marks', 'number'],
  [{ marks: '101' }, 'marks', 'tooLarge'],
  [{ negativeMarks: '-1' }, 'negativeMarks', 'tooSmall'],
];

test.each(wrong)('%j: %s', (change, field, code) => {
  const values = { ...typed, ...change };
  const verdicts = [
    validate(testQuestionForm, values),
    validatePayload(testQuestionForm, testQuestionForm.toPayload(values, undefined)),
  ];
  for (const verdict of verdicts) {
    expect(verdict.ok ? [] : verdict.errors.map((each) => [each.path, each.code])).toEqual([[field, code]]);
  }
});

test('TRUE and true are two options', () => {
  expect(validate(testQuestionForm, { ...typed, options: 'TRUE\ntrue' }).ok).toBe(true);
});

test('a test has its minutes and a hundred questions at most; without one it is none', () => {
  const values = { minutes: '30', questionIDs: 'a, b' };
  expect(roundTestForm.toPayload(values)).toEqual({ minutes: 30, questionIDs: ['a', 'b'] });
  const codes = (change: object) => {
    const verdict = validate(roundTestForm, { ...values, ...change });
    return verdict.ok ? [] : verdict.errors.map(({ path, code }) => `${path} ${code}`);
  };
  expect(codes({ questionIDs: '' })).toEqual([]);
  expect(codes({ minutes: '' })).toEqual(['minutes required']);
  expect(codes({ minutes: '301' })).toEqual(['minutes tooLarge']);
  expect(codes({ questionIDs: Array.from({ length: 101 }, (_, index) => index).join(',') })).toEqual([
    'questionIDs tooMany',
  ]);
});
