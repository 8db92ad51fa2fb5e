import { expect, test } from 'vitest';
import { readRoundAttendance, readRoundResult } from './roundWords.ts';

test.each([
  ['Passed', { result: 'Passed' }],
  [' QUALIFIED ', { result: 'Passed' }],
  ['p', { result: 'Passed' }],
  ['Not_Qualified', { result: 'Failed' }],
  ['on-hold', { result: 'On hold' }],
  ['Waitlisted', { result: 'Waiting list' }],
  ['उत्तीर्ण', { result: 'Passed' }],
  ['नापास', { result: 'Failed' }],
  ['AB', { attendance: 'Absent' }],
  ['no show', { attendance: 'Absent' }],
])('of results "%s" is understood', (text, said) => expect(readRoundResult(text)).toEqual(said));

test.each(['', 'No', 'maybe', '64'])('of results "%s" says nothing', (text) =>
  expect(readRoundResult(text)).toBeUndefined(),
);

test.each([
  ['P', 'Present'],
  ['yes', 'Present'],
  ['हजर', 'Present'],
  ['No', 'Absent'],
  ['गैरहजर', 'Absent'],
])('of attendance "%s" is %s', (text, attendance) => expect(readRoundAttendance(text)).toBe(attendance));

test('of attendance other words say nothing', () => {
  expect(readRoundAttendance('passed')).toBeUndefined();
});
