import { expect, test } from 'vitest';
import { jobDaysApart } from './jobDates.ts';

const days = {
  lastDateToApply: '2027-01-20',
  resultBy: '2027-02-10',
  rounds: [
    { name: 'Test', date: '2027-01-25' },
    { name: 'Interview', date: '2027-02-01' },
  ],
  seasonEnd: '2027-05-31',
};

test('days in their order, and days that are not known, contradict nothing', () => {
  expect(jobDaysApart(days)).toEqual([]);
  expect(jobDaysApart({ ...days, rounds: [{ name: 'Test', date: '' }], seasonEnd: undefined })).toEqual([]);
  expect(
    jobDaysApart({ lastDateToApply: '', resultBy: '', rounds: days.rounds, seasonEnd: '2027-05-31' }),
  ).toEqual([]);
});

test('a round before people have applied, before the one that comes first, or after the results', () => {
  const of = (...dates: string[]) =>
    jobDaysApart({ ...days, rounds: dates.map((date, index) => ({ name: `Round ${index + 1}`, date })) });
  expect(of('2027-01-10')).toEqual([
    { kind: 'roundWhileApplying', round: 'Round 1', days: ['2027-01-10', '2027-01-20'] },
  ]);
  expect(of('2027-02-01', '', '2027-01-25')).toEqual([
    { kind: 'roundsReversed', round: 'Round 3', before: 'Round 1', days: ['2027-01-25', '2027-02-01'] },
  ]);
  expect(of('2027-02-11')).toEqual([
    { kind: 'roundAfterResult', round: 'Round 1', days: ['2027-02-11', '2027-02-10'] },
  ]);
});

test('a last day that is after the season', () => {
  expect(jobDaysApart({ ...days, seasonEnd: '2027-01-19' })).toEqual([
    { kind: 'afterSeason', days: ['2027-01-20', '2027-01-19'] },
  ]);
});
