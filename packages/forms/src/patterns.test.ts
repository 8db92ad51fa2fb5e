import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { ruleFixtures } from '../fixtures/index.ts';
import * as rules from './rules/index.ts';

const root = import.meta.dirname;
/** Those of the contract, which rules use too. */
const generated = '../../api-client/src/generated/patterns.ts';

type Pattern = { readonly file: string; readonly source: string; readonly flags: string };

/** Every regular expression that stands in a file, found in the syntax tree rather than in the text. */
function patternsOf(file: string): Pattern[] {
  const found: Pattern[] = [];
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  JSON.stringify(parseAst(readFileSync(`${root}/${file}`, 'utf8'), { lang }), (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    }
    return node;
  });
  return found;
}

const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file),
);
const patterns = [...sources, generated].flatMap(patternsOf);

describe('every pattern', () => {
  it('was found', () => {
    expect(patterns.length).toBeGreaterThan(15);
    expect(patterns.map(({ source }) => source)).toContain('^[1-9][0-9]{9}$');
  });

  it('is a literal, so that it can be checked here', () => {
    const made = sources.filter((file) => /\bRegExp\(/.test(readFileSync(`${root}/${file}`, 'utf8')));
    expect(made).toEqual([]);
  });

  it('takes linear time', () => {
    // The automaton proves it, however long that takes; trying strings out would not give the same verdict each time.
    const slow = patterns.filter(
      ({ source, flags }) =>
        checkSync(source, flags, { checker: 'automaton', timeout: null }).status !== 'safe',
    );
    expect(slow).toEqual([]);
  });
});

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
