import { beforeAll, expect, test } from 'vitest';
import { formatsOf } from '#app/i18n/formats.ts';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { bondText } from './bondText.ts';

beforeAll(startWithEveryText);

const said = (bondMonths: number | null, bondAmountPaise: number | null) =>
  ['en', 'hi'].map((language) =>
    bondText({ bondMonths, bondAmountPaise }, i18n.getFixedT(language), formatsOf(language)),
  );

test('a bond is told with its amount, and without one where none is named', () => {
  expect(said(12, 5_000_000)).toEqual([
    '12 months; leaving early costs ₹50,000',
    '12 महीने; पहले छोड़ने पर ₹50,000 देने होंगे',
  ]);
  expect(said(12, null)).toEqual(['12 months', '12 महीने']);
  expect(said(1, null)).toEqual(['One month', 'एक महीना']);
  expect(said(0, null)).toEqual(['None', 'नहीं']);
});
