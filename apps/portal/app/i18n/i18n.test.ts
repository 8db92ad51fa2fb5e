import { expect, it } from 'vitest';
import { i18n, startI18n } from './i18n.ts';

it('groups counts and marked numbers as India does, and leaves other numbers, such as years, alone', async () => {
  startI18n({
    wallet: { credits_other: '{{count}} credits' },
    resources: { apply: { low: '{{balance, number}} of {{price, number}}' } },
    dashboard: { programs: { none: 'Nobody in {{year}}.' } },
  });
  for (const language of ['en', 'hi']) {
    await i18n.changeLanguage(language);
    expect(i18n.t('wallet.credits', { count: 6675 })).toBe('6,675 credits');
    expect(i18n.t('resources.apply.low', { balance: 1_234_567, price: 10 })).toBe('12,34,567 of 10');
    expect(i18n.t('dashboard.programs.none', { year: 2027 })).toBe('Nobody in 2027.');
  }
  await i18n.changeLanguage('en');
});
