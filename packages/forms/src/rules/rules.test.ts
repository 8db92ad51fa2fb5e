import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleFixtures, type RuleFixture } from '../../fixtures/index.ts';
import * as exported from './index.ts';
import { indianStateNames } from '../reference/states.ts';

const { allOf, containsMobile, maxLength, minLength, multiLine, oneOf, optional, required, requiredAsTyped } =
  exported;
const { completeWebAddress, digitsOf, lengthOf, limits, singleLine, unmetPasswordRequirements } = exported;

type RuleName = keyof typeof ruleFixtures;

const rules: Readonly<Record<RuleName, exported.Rule>> = exported;
const names = Object.keys(ruleFixtures) as RuleName[];

const characterOf = (characters: string) => fc.constantFrom(...Array.from(characters));

/** Strings of every kind, among them those that break careless rules: other scripts' digits, folding letters, halves. */
const anyString = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({
    unit: characterOf('0123456789+-() .@%_aAzZſK\u00A0\u200B\u202E\r\n\0\uD800९٢'),
    maxLength: 80,
  }),
);
const everyRule: readonly (readonly [string, exported.Rule])[] = [
  ...names.map((name) => [name, rules[name]] as const),
  ['minLength', minLength(2)],
  ['numberBetween', exported.numberBetween({ min: -5, max: 10, decimals: 2 })],
  ['maxLength', maxLength(50)],
  ['oneOf', oneOf(indianStateNames)],
];

describe('the fixtures', () => {
  const fixtures: (readonly [(typeof names)[number], RuleFixture])[] = names.map((name) => [
    name,
    ruleFixtures[name],
  ]);

  it('name values that their rule takes', () => {
    const refused = fixtures.flatMap(([name, { valid }]) =>
      valid.filter((value) => !rules[name](value).ok).map((value) => ({ name, value })),
    );
    expect(refused).toEqual([]);
  });

  it('name values that their rule refuses, with the code that it gives', () => {
    const expected = fixtures.flatMap(([name, { invalid }]) =>
      invalid.map(({ value, code }) => ({ name, value, result: { ok: false, code } })),
    );
    const found = expected.map(({ name, value }) => ({ name, value, result: rules[name](value) }));
    expect(found).toMatchObject(expected);
  });
});

describe('every rule', () => {
  it('has values that pass and fail in the fixtures, or is made from others', () => {
    const makers = [
      'allOf',
      'maxLength',
      'minLength',
      'numberBetween',
      'oneOf',
      'optional',
      'required',
      'requiredAsTyped',
    ];
    const ofBoxes = ['accepted'];
    const others = [
      'completeWebAddress',
      'containsMobile',
      'digitsOf',
      'isBlank',
      'lengthOf',
      'readMobile',
      'safeAddress',
    ];
    const functions = Object.entries(exported).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([name]) => name).toSorted()).toEqual(
      [...names, ...makers, ...ofBoxes, ...others, 'unmetPasswordRequirements'].toSorted(),
    );
  });

  it.each(everyRule)('%s checks any string, and twice alike', (_, rule) => {
    fc.assert(
      fc.property(anyString, (value) => {
        const verdict = rule(value);
        expect(rule(value)).toEqual(verdict);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('limits in errors', () => {
  it.each([
    ['mobile', exported.mobile('1'), { digits: 10 }],
    ['forgotMobileLength', exported.forgotMobile('1'), { length: 10 }],
    ['otpDigits', exported.otpDigits('1'), { length: 6 }],
    ['otpLength', exported.otpCharacters('1'), { length: 6 }],
    ['personName', exported.personName('1'), {}],
    ['tooLong', exported.personName('a'.repeat(51)), { max: 50 }],
    ['tooShort', minLength(2)('a'), { min: 2 }],
    [
      'password',
      exported.password('abc'),
      { unmet: ['length', 'digit', 'uppercase', 'special'], min: 8, max: 72 },
    ],
  ])('%s', (code, verdict, params) => {
    expect(verdict).toEqual({ ok: false, code, params });
  });
});

describe('allOf', () => {
  it('gives the first failure in order', () => {
    const both = allOf(minLength(3), maxLength(5));
    expect(both('ab')).toMatchObject({ code: 'tooShort' });
    expect(both('abcdef')).toMatchObject({ code: 'tooLong' });
    expect(both('abcd')).toEqual({ ok: true });
    expect(allOf(maxLength(1), minLength(9))('abc')).toMatchObject({ code: 'tooLong' });
  });
});

describe('required, requiredAsTyped and optional', () => {
  const rest = minLength(2);

  it.each(['', ' ', '\n\t', '\u00A0'])('%j is nothing to required and optional', (blank) => {
    expect(required(rest)(blank)).toEqual({ ok: false, code: 'required', params: {} });
    expect(optional(rest)(blank)).toEqual({ ok: true });
  });

  it('white space is something to requiredAsTyped, as in a password', () => {
    expect(requiredAsTyped()('')).toEqual({ ok: false, code: 'required', params: {} });
    expect(requiredAsTyped()(' ')).toEqual({ ok: true });
  });

  it('all three pass something on to their rules', () => {
    for (const rule of [required(rest), requiredAsTyped(rest), optional(rest)]) {
      expect(rule('a')).toMatchObject({ code: 'tooShort' });
      expect(rule('ab')).toEqual({ ok: true });
    }
  });
});

describe('text', () => {
  it('counts code points, as JSON Schema does', () => {
    expect(lengthOf('')).toBe(0);
    expect(lengthOf('नमस्ते')).toBe(6);
    expect(lengthOf('😀a')).toBe(2);
    expect(lengthOf('\uD800')).toBe(1);
  });

  it('does not count white space around a text that is too short', () => {
    expect(minLength(2)('  a  ')).toMatchObject({ code: 'tooShort' });
    expect(minLength(2)('ab')).toEqual({ ok: true });
    expect(maxLength(2)('abc')).toMatchObject({ code: 'tooLong' });
    expect(maxLength(2)('ab')).toEqual({ ok: true });
  });

  it.each(['\u0000', '\u001B', '\u007F', '\u0085', '\uD800', '\uDFFF', '\u202E', '\u2066'])(
    'refuses %j on one line and on many',
    (bad) => {
      expect(singleLine(`a${bad}b`)).toMatchObject({ code: 'controlCharacters' });
      expect(multiLine(`a${bad}b`)).toMatchObject({ code: 'controlCharacters' });
    },
  );

  it.each(['\n', '\r', '\t'])('takes %j on many lines only', (breaking) => {
    expect(singleLine(`a${breaking}b`)).toMatchObject({ code: 'controlCharacters' });
    expect(multiLine(`a${breaking}b`)).toEqual({ ok: true });
  });

  it.each(['नमस्ते', '😀', 'a\u00A0b', 'é', 'क्\u200Dष'])('takes %j everywhere', (good) => {
    expect(singleLine(good)).toEqual({ ok: true });
    expect(multiLine(good)).toEqual({ ok: true });
  });
});

describe('password', () => {
  it('names everything that is missing, in the order of the checklist', () => {
    const all = ['length', 'digit', 'lowercase', 'uppercase', 'special', 'allowed'];
    expect(unmetPasswordRequirements('')).toEqual(all);
    expect(unmetPasswordRequirements('é')).toEqual(all);
    expect(unmetPasswordRequirements('a')).toEqual(['length', 'digit', 'uppercase', 'special']);
    expect(unmetPasswordRequirements('Demo@2026')).toEqual([]);
    expect(unmetPasswordRequirements('Demo@2026 ')).toEqual(['allowed']);
    expect(unmetPasswordRequirements(`aB3!${'a'.repeat(69)}`)).toEqual(['length']);
  });

  it('passes exactly the strings with nothing unmet', () => {
    fc.assert(
      fc.property(fc.string({ unit: characterOf('aZ0!@#$%^&*_ é'), maxLength: 80 }), (value) => {
        expect(exported.password(value).ok).toBe(unmetPasswordRequirements(value).length === 0);
      }),
    );
  });

  it('passes every string of the four classes that has all of them and 8 to 72 characters', () => {
    const all = fc.tuple(
      characterOf('abcxyz'),
      characterOf('ABCXYZ'),
      characterOf('0123456789'),
      characterOf(exported.passwordSpecials),
      fc.string({
        unit: characterOf(`abzABZ09${exported.passwordSpecials}`),
        minLength: 4,
        maxLength: 68,
      }),
    );
    fc.assert(
      fc.property(all, (parts) => {
        expect(exported.password(parts.join(''))).toEqual({ ok: true });
      }),
    );
  });

  it('finds the own number in it, but not nothing', () => {
    expect(containsMobile('A9876543210!', '9876543210')).toBe(true);
    expect(containsMobile('A987654321!', '9876543210')).toBe(false);
    expect(containsMobile('anything', '')).toBe(false);
  });
});

describe('browserEmail', () => {
  // The pattern that the HTML standard gives for <input type="email">.
  const standard =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
  const label = fc.string({ unit: characterOf('aZ09-'), minLength: 0, maxLength: 70 });
  const address = fc
    .tuple(
      fc.string({ unit: characterOf("aZ0.!'_`{ ü@"), maxLength: 5 }),
      fc.constantFrom('@', '@', '@', '', '@@'),
      fc.array(label, { maxLength: 3 }),
    )
    .map(([local, at, labels]) => `${local}${at}${labels.join('.')}`);

  it('agrees with the pattern of the HTML standard', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(address, anyString), (value) => {
        const isAccepted = standard.test(value);
        if (isAccepted) accepted += 1;
        expect(exported.browserEmail(value).ok).toBe(isAccepted);
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

describe('numberBetween', () => {
  const whole = exported.numberBetween({ min: -5, max: 1000 });
  const percent = exported.numberBetween({ min: 0, max: 100, decimals: 2 });

  it.each(['0', '-5', '1000', '007', '-0'])('takes %j', (value) => {
    expect(whole(value)).toEqual({ ok: true });
  });

  it.each(['0', '99.99', '100.00', '7.5'])('takes %j with decimals', (value) => {
    expect(percent(value)).toEqual({ ok: true });
  });

  it.each([
    '',
    'x',
    '1x',
    'x1',
    '1 ',
    ' 1',
    '1,000',
    '₹5',
    '+1',
    '--1',
    '1.',
    '.5',
    '1.2.3',
    '1e3',
    '१',
    '1\n',
  ])('refuses %j', (value) => {
    expect(whole(value)).toEqual({ ok: false, code: 'number', params: {} });
    expect(percent(value)).toEqual({ ok: false, code: 'number', params: {} });
  });

  it('counts the digits after the dot, and all of them', () => {
    expect(whole('1.0')).toMatchObject({ code: 'number' });
    expect(percent('1.234')).toMatchObject({ code: 'number' });
    const exact = exported.numberBetween({ min: 0, max: 1e20, decimals: 9 });
    expect(exact('123456789012345')).toEqual({ ok: true });
    expect(exact('1234567890123456')).toMatchObject({ code: 'number' });
    expect(exact('1.123456')).toEqual({ ok: true });
    expect(exact('1.1234567')).toMatchObject({ code: 'number' });
  });

  it('says which limit is broken', () => {
    expect(whole('-6')).toEqual({ ok: false, code: 'tooSmall', params: { min: -5 } });
    expect(whole('1001')).toEqual({ ok: false, code: 'tooLarge', params: { max: 1000 } });
    expect(percent('100.01')).toMatchObject({ code: 'tooLarge' });
  });
});

describe('names that are unlike each other in each form', () => {
  it('the contact form takes lower case only, sign-up what a browser takes', () => {
    expect(exported.contactEmail('Asha@Example.online').ok).toBe(false);
    expect(exported.browserEmail('Asha@Example.online').ok).toBe(true);
  });

  it('/forgot-password takes six characters, /otp-verification six digits', () => {
    expect(exported.otpCharacters('abcdef').ok).toBe(true);
    expect(exported.otpDigits('abcdef').ok).toBe(false);
  });
});

describe('oneOf', () => {
  it('takes what is in the list and nothing that an object would have', () => {
    const rule = oneOf(['a', 'b']);
    expect(rule('a')).toEqual({ ok: true });
    for (const value of ['', 'A', 'c', 'constructor', '__proto__', 'length', '0']) {
      expect(rule(value)).toEqual({ ok: false, code: 'oneOf', params: {} });
    }
  });
});

describe('accepted', () => {
  it('wants a tick', () => {
    expect(exported.accepted(true)).toEqual({ ok: true });
    expect(exported.accepted(false)).toEqual({ ok: false, code: 'accepted', params: {} });
  });
});

describe('completeWebAddress', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  example.com ', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['Https://Example.com', 'https://Example.com'],
    ['httpx.com', 'https://httpx.com'],
    ['ftp://example.com', 'https://ftp://example.com'],
    ['example.com/?next=HTTP://example.org', 'https://example.com/?next=HTTP://example.org'],
  ])('makes %j to %j', (typed, complete) => {
    expect(completeWebAddress(typed)).toBe(complete);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyString, (value) => {
        const complete = completeWebAddress(value);
        expect(completeWebAddress(complete)).toBe(complete);
      }),
    );
  });
});

describe('digitsOf', () => {
  it('keeps 0 to 9 in their order', () => {
    expect(digitsOf('+91 (98765) 4321-0 ९')).toBe('919876543210');
    expect(digitsOf('')).toBe('');
  });
});

describe('the limits that the specification fixes', () => {
  it('are those of section 9', () => {
    expect(limits).toMatchObject({ mobileDigits: 10, otpLength: 6, passwordMin: 8, passwordMax: 72 });
  });
});

describe('safeAddress', () => {
  it.each([
    ['/my-jobs', '/my-jobs'],
    [' https://example.com/a?b#c ', 'https://example.com/a?b#c'],
    ['javascript:alert(1)', null],
    ['http://example.com', null],
    ['//example.com', 'https://example.com/'],
    ['HTTPS://Example.com/A', 'https://example.com/A'],
    ['', null],
    [' \n', null],
    ['https://name:secret@example.com', null],
  ])('makes %j of it', (typed, address) => {
    expect(exported.safeAddress(typed)).toBe(address);
  });

  it('leads into the portal or to https, whatever was typed, and is kept as it is', () => {
    fc.assert(
      fc.property(anyString, (typed) => {
        const address = exported.safeAddress(typed);
        if (address === null) return;
        expect(address).toMatch(/^(?:\/(?!\/)|https:\/\/)/);
        expect(exported.safeAddress(address)).toBe(address);
      }),
    );
  });
});
