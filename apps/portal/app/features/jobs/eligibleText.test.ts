import { beforeAll, expect, test } from 'vitest';
import { formatsOf } from '#app/i18n/formats.ts';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { costText, eligibleText, type Counts } from './eligibleText.ts';

beforeAll(startWithEveryText);

const t = (language: string) => i18n.getFixedT(language);
const counts = (more: Partial<Counts>): Counts => ({
  isEstimate: false,
  fewerThan: 5,
  total: 40,
  count: 12,
  byRule: [],
  ...more,
});
const rule = (id: string, excluded: number | null) => ({ id, label: id, failing: null, excluded });

test('few people are not counted among few people', () => {
  const few = counts({ total: null, count: null });
  expect(eligibleText(few, t('en'), formatsOf('en'))).toBe('This job reaches fewer than 5 people.');
  expect(eligibleText(few, t('hi'), formatsOf('hi'))).toBe('यह नौकरी 5 से कम लोगों तक पहुँचती है।');
  expect(eligibleText(counts({}), t('en'), formatsOf('en'))).toBe('Eligible: 12 of 40 people');
  expect(eligibleText(counts({ count: null }), t('en'), formatsOf('en'))).toBe(
    'Eligible: fewer than 5 of 40 people',
  );
});

test('a rule costs most only where its number is told, and no other costs as much', () => {
  const said = (...costs: (number | null)[]) => {
    const all = counts({ byRule: costs.map((excluded, index) => rule(String(index), excluded)) });
    return costs.map((_each, index) => costText(all, index, t('en'), formatsOf('en')));
  };
  expect(said(9, 6)).toEqual([
    'Costs most: without this rule 9 more people would be eligible.',
    'Without this rule 6 more people would be eligible.',
  ]);
  expect(said(6, 6)[0]).toBe('Without this rule 6 more people would be eligible.');
  expect(said(null, null)[0]).toBe('Without this rule fewer than 5 more people would be eligible.');
});
