import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#app/config/languages.ts';
import { formatsOf, isoDay, type Formats } from './formats.ts';

const moment = '2026-01-05T20:00:00.000Z';
const en = formatsOf('en');
const hi = formatsOf('hi');
const both = (said: (formats: Formats) => string) => [said(en), said(hi)];

test('numbers are grouped as in India in each language', () => {
  expect(both(({ number }) => number(12_345_678))).toEqual(['1,23,45,678', '1,23,45,678']);
  expect(both(({ number }) => number(1234.567))).toEqual(['1,234.57', '1,234.57']);
  expect(both(({ change }) => [1_00_000, 0, -10].map(change).join(' '))).toEqual([
    '+1,00,000 0 -10',
    '+1,00,000 0 -10',
  ]);
  expect(both(({ grade }) => grade(8))).toEqual(['8.00', '8.00']);
});

test('a share, an experience and a file are said in their units', () => {
  expect(both(({ percent }) => percent(0.834))).toEqual(['83%', '83%']);
  expect(both(({ percentExactly }) => percentExactly(0.834))).toEqual(['83.4%', '83.4%']);
  expect(both(({ years }) => years(18))).toEqual(['1.5 yrs', '1.5 वर्ष']);
  expect(both(({ kilobytes }) => kilobytes(240_400))).toEqual(['240 kB', '240 kB']);
  expect(en.kilobytes(3)).toBe('1 kB');
});

test.each(languages.map(({ code }) => code))(
  'in %s pay is in whole rupees, a receipt to the paisa, and a price as short as it can be',
  (language) => {
    const { rupees, money, price } = formatsOf(language);
    expect(rupees(96_000_050)).toBe('₹9,60,001');
    expect(money(1_18_000_00)).toBe('₹1,18,000.00');
    expect([1_000, 950].map(price)).toEqual(['₹10', '₹9.50']);
  },
);

test('dates are written as in India, in each language', () => {
  expect(both(({ day }) => day(moment))).toEqual(['6\u00a0Jan\u00a02026', '6\u00a0जन॰\u00a02026']);
  expect(en.day('2026-01-05')).toBe('5\u00a0Jan\u00a02026');
  expect(both(({ month }) => month('2026-01'))).toEqual(['January 2026', 'जनवरी 2026']);
  expect(isoDay(moment)).toBe('2026-01-06');
});

test('a moment has one place where its line may end: between day and time', () => {
  for (const said of both((formats) => formats.moment(moment))) expect(said.split(' ')).toHaveLength(2);
  expect(en.moment(moment)).toMatch(/^6\sJan\s2026, 1:30\sam$/);
});

test('of today the time is enough', () => {
  expect(en.lately(moment, moment)).toMatch(/^1:30\sam$/);
  expect(en.lately(moment, '2026-01-07')).toBe(en.moment(moment));
});

test('how far off a moment is is never more than there is', () => {
  const at = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000);
  const seen = [1, 59, 60, 60 * 24 - 1, 60 * 24 * 3, -60 * 5].map((each) => en.distance(at(each), moment));
  expect(seen).toEqual([
    'in 1 minute',
    'in 59 minutes',
    'in 1 hour',
    'in 23 hours',
    'in 3 days',
    '5 hours ago',
  ]);
  expect(hi.distance(at(60 * 24 * 3), moment)).toBe('3 दिन में');
});

test('the time that is left is said in its two largest parts', () => {
  const at = (minutes: number) => new Date(Date.parse(moment) + minutes * 60_000);
  const seen = [-5, 45, 60, 95, 60 * 24, 60 * 30 + 20].map((each) => en.timeLeft(at(each), moment));
  expect(seen).toEqual(['0 minutes', '45 minutes', '1 hour', '1 hour 35 minutes', '1 day', '1 day 6 hours']);
  expect(hi.timeLeft(at(60 * 30), moment)).toBe('1 दिन 6 घंटे');
});

test('a day on which somebody has to be somewhere has its weekday', () => {
  expect(both(({ weekday }) => weekday('2027-07-01'))).toEqual(['Thu, 1 July 2027', 'गुरु, 1 जुलाई 2027']);
});

test('nothing else in the portal writes a number or a date', () => {
  const folder = join(import.meta.dirname, '..');
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/^i18n\W(?:formats|numbers)\./.test(path),
  );
  const writing = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/;
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((path) => writing.test(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
});

test('a language is called by its name in the language of the page', () => {
  expect([en.languageName('hi'), hi.languageName('hi')]).toEqual(['Hindi', 'हिन्दी']);
});

test('a language with digits of its own is written with those that people type', () => {
  const mr = formatsOf('mr');
  expect([mr.number(123456), mr.money(1_500), mr.day('2026-11-21')].join()).not.toMatch(/[०-९]/);
  expect(mr.number(123456)).toBe('1,23,456');
});
