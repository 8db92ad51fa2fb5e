import { describe, expect, it } from 'vitest';
import { ruleFixtures } from '../fixtures/index.ts';
import * as rules from './rules/index.ts';

describe('every rule', () => {
  const long = 100_000;
  const texts = [
    'a'.repeat(long),
    '9'.repeat(long),
    ' '.repeat(long),
    '-'.repeat(long),
    '\u0000'.repeat(long),
    `${'a'.repeat(long)}@`,
    `a@${'a.'.repeat(long / 2)}`,
    `a@${'a-'.repeat(long / 2)}`,
    `a@${'.'.repeat(long)}`,
    `${'a1A!'.repeat(long / 4)}é`,
    `https://${'a'.repeat(long)}`,
    `https://${'a.'.repeat(long / 2)} `,
    '😀'.repeat(long / 2),
    ' a'.repeat(long / 2),
  ];

  it('answers for a hundred thousand characters', () => {
    const named: Readonly<Record<keyof typeof ruleFixtures, rules.Rule>> = rules;
    const all: readonly rules.Rule[] = [
      ...Object.keys(ruleFixtures).map((name) => named[name as keyof typeof ruleFixtures]),
      rules.minLength(2),
      rules.numberBetween({ min: 0, max: 1 }),
      rules.maxLength(50),
      rules.oneOf(['a']),
    ];
    for (const rule of all) for (const value of texts) expect(rule(value)).toHaveProperty('ok');
  });
});
