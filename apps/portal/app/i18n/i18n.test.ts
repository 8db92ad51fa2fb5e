import { afterAll, expect, it } from 'vitest';
import { i18n, startI18n } from './i18n.ts';

afterAll(() => i18n.changeLanguage('en'));

it('groups counts and marked numbers as India does, and leaves years and words alone', async () => {
  startI18n({ one: '{{count}} credits, {{balance, number}} left, {{year}}, {{name}}' });
  const values = { count: 6675, balance: 1_234_567, year: 2027, name: '5000' };
  expect(i18n.t('one', values)).toBe('6,675 credits, 12,34,567 left, 2027, 5000');
  await i18n.changeLanguage('hi');
  expect(i18n.t('one', values)).toBe('6,675 credits, 12,34,567 left, 2027, 5000');
});
