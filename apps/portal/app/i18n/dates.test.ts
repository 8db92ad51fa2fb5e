import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayText, distanceText, leftText, momentText, monthText, weekdayText } from './dates.ts';

const moment = '2026-01-05T20:00:00.000Z';

test('dates are written as in India, in each language', () => {
  expect(dayText(moment, 'en')).toBe('6\u00a0Jan\u00a02026');
  expect(dayText('2026-01-05', 'en')).toBe('5\u00a0Jan\u00a02026');
  expect(monthText('2026-01', 'en')).toBe('January 2026');
  expect(dayText(moment, 'hi')).toBe('6\u00a0जन॰\u00a02026');
});

test('a moment has one place where its line may end: between day and time', () => {
  for (const language of ['en', 'hi']) expect(momentText(moment, language).split(' ')).toHaveLength(2);
  expect(momentText(moment, 'en')).toMatch(/^6\sJan\s2026, 1:30\sam$/);
});

test('how far off a moment is is never more than there is', () => {
  const at = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000);
  const seen = [1, 59, 60, 60 * 24 - 1, 60 * 24 * 3, -60 * 5].map((each) =>
    distanceText(at(each), 'en', moment),
  );
  expect(seen).toEqual([
    'in 1 minute',
    'in 59 minutes',
    'in 1 hour',
    'in 23 hours',
    'in 3 days',
    '5 hours ago',
  ]);
  expect(distanceText(at(60 * 24 * 3), 'hi', moment)).toBe('3 दिन में');
});

test('the time that is left is said in its two largest parts', () => {
  const at = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000);
  const seen = [-5, 45, 60, 95, 60 * 24, 60 * 30 + 20].map((each) => leftText(at(each), 'en', moment));
  expect(seen).toEqual(['0 minutes', '45 minutes', '1 hour', '1 hour 35 minutes', '1 day', '1 day 6 hours']);
  expect(leftText(at(60 * 30), 'hi', moment)).toBe('1 दिन 6 घंटे');
});

test('a day on which somebody has to be somewhere has its weekday', () => {
  expect(weekdayText('2027-07-01', 'en')).toBe('Thu, 1 July 2027');
  expect(weekdayText('2027-07-01', 'hi')).toBe('गुरु, 1 जुलाई 2027');
});

test('nothing else in the portal writes a date', () => {
  const folder = join(import.meta.dirname, '..');
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith(join('i18n', 'dates')),
  );
  const writing = /\bIntl\.DateTimeFormat\b|\.toLocale(Date|Time)?String\(/;
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((path) => writing.test(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
});
