import { afterEach, describe, expect, it } from 'vitest';
import { formatIsoDate, formatMonth, monthByName, splitIsoDate } from './isoDate.ts';
import { findDateIssue, readDate, splitWholeDate } from './readDate.ts';

const read = (day: string, month: string, year: string) => readDate({ day, month, year }, 'hi');
const issueOf = (day: string, month: string, year: string) => {
  const reading = read(day, month, year);
  return reading.state === 'unreadable' ? reading.issue : reading.state;
};

it.each([
  ['21', '11', '2026', '2026-11-21'],
  ['1', '2', '2024', '2024-02-01'],
  ['01', '02', '2024', '2024-02-01'],
  ['29', '2', '2024', '2024-02-29'],
  ['31', 'Dec', '1999', '1999-12-31'],
  ['5', 'september', '2026', '2026-09-05'],
  ['5', 'Sept.', '2026', '2026-09-05'],
  ['5', 'नवंबर', '2026', '2026-11-05'],
  ['२१', '११', '२०२६', '2026-11-21'],
  [' 21 ', '\u200e11', '2026', '2026-11-21'],
])('reads %s %s %s as %s', (day, month, year, date) => {
  expect(read(day, month, year)).toEqual({ state: 'date', date });
});

it('tells incomplete from impossible', () => {
  expect(issueOf('', ' ', '')).toBe('empty');
  expect(issueOf('21', '', '')).toEqual({ code: 'incomplete', parts: ['month', 'year'] });
  expect(issueOf('', '11', '2026')).toEqual({ code: 'incomplete', parts: ['day'] });
  expect(issueOf('32', '1', '2026')).toEqual({ code: 'notADay', parts: ['day'] });
  expect(issueOf('0', '1', '2026')).toEqual({ code: 'notADay', parts: ['day'] });
  expect(issueOf('x', '1', '2026')).toEqual({ code: 'notADay', parts: ['day'] });
  expect(issueOf('11', '21', '2026')).toEqual({ code: 'notAMonth', parts: ['month'] });
  expect(issueOf('11', 'Foo', '2026')).toEqual({ code: 'notAMonth', parts: ['month'] });
  expect(issueOf('11', '1', '26')).toEqual({ code: 'notAYear', parts: ['year'] });
  expect(issueOf('29', '2', '2025')).toEqual({
    code: 'noSuchDay',
    parts: ['day'],
    params: { year: 2025, month: 2, days: 28 },
  });
  expect(issueOf('31', '4', '2026')).toMatchObject({ code: 'noSuchDay', params: { days: 30 } });
});

it('checks the limits, both ends included', () => {
  const limits = { min: '2026-01-01', max: '2026-12-31' };
  const find = (date: string) => findDateIssue({ state: 'date', date }, limits)?.code;
  expect(find('2025-12-31')).toBe('tooEarly');
  expect(find('2026-01-01')).toBeUndefined();
  expect(find('2026-12-31')).toBeUndefined();
  expect(find('2027-01-01')).toBe('tooLate');
});

it.each([
  ['21/11/2026', ['21', '11', '2026']],
  ['21-11-2026', ['21', '11', '2026']],
  ['21 . 11 . 2026', ['21', '11', '2026']],
  ['21 11 2026', ['21', '11', '2026']],
  ['2026-11-21', ['21', '11', '2026']],
  ['21 Nov 2026', ['21', '11', '2026']],
  ['21st November, 2026', ['21', '11', '2026']],
  ['21-Nov-2026', ['21', '11', '2026']],
  ['Nov 21, 2026', ['21', '11', '2026']],
  ['२१/११/२०२६', ['21', '11', '2026']],
  ['21 नवंबर 2026', ['21', '11', '2026']],
  // Never turned around without a word.
  ['11/21/2026', ['11', '21', '2026']],
])('takes %j apart', (text, [day, month, year]) => {
  expect(splitWholeDate(text, 'hi')).toEqual({ day, month, year });
});

it.each(['', '21', '21/11', '21 Foo 2026', '2026-11-21T20:00:00Z', '21112026', 'on 21/11/2026'])(
  'takes %j for no whole date',
  (text) => {
    expect(splitWholeDate(text, 'hi')).toBeUndefined();
  },
);

it('puts a year of two digits into its box, where it is answered', () => {
  expect(splitWholeDate('29.2.24', 'hi')).toEqual({ day: '29', month: '2', year: '24' });
  expect(issueOf('29', '2', '24')).toMatchObject({ code: 'notAYear' });
});

it('knows months by name', () => {
  expect(monthByName('MAY', 'en')).toBe(5);
  expect(monthByName('मई', 'hi')).toBe(5);
  expect(monthByName('मई', 'en')).toBeUndefined();
  expect(monthByName('', 'en')).toBeUndefined();
});

it('takes an ISO date apart, and nothing else', () => {
  expect(splitIsoDate('2026-01-05')).toEqual({ day: '5', month: '1', year: '2026' });
  expect(splitIsoDate('5/1/2026')).toEqual({ day: '', month: '', year: '' });
});

describe.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])('in %s', (zone) => {
  const before = process.env.TZ;
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('keeps the day', () => {
    process.env.TZ = zone;
    expect(formatIsoDate('2026-01-01', 'en')).toBe('1 January 2026');
    expect(formatIsoDate('2026-12-31', 'hi')).toBe('31 दिसंबर 2026');
    expect(formatMonth(2026, 1, 'en')).toBe('January 2026');
    expect(read('1', '1', '2026')).toEqual({ state: 'date', date: '2026-01-01' });
  });
});
