import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import * as index from './index.ts';
import { mr } from './mr.ts';

const keysOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([group, messages]) =>
    Object.keys(Object(messages)).map((key) => `${group}.${key}`),
  );

describe('English', () => {
  it('has the texts of every component', () => {
    const files = readdirSync(new URL('english/', import.meta.url));
    expect(Object.keys(en).toSorted()).toEqual(files.map((file) => file.replace('.ts', '')).toSorted());
  });
});

describe.each([
  ['Hindi', hi],
  ['Marathi', mr],
  ['Arabic', ar],
])('%s', (_name, language) => {
  it('has every text of English and no other', () => {
    expect(keysOf(language)).toEqual(keysOf(en));
  });
});

it('writes counts as each language groups them', () => {
  expect(en.multiSelect.selectAll({ count: 5000 })).toBe('Select all 5,000');
  expect(en.searchField.resultCount({ count: 123_456 })).toBe('1,23,456 results');
  expect(hi.multiSelect.selectAll({ count: 123_456 })).toContain('1,23,456');
  expect(mr.multiSelect.selectAll({ count: 123_456 })).toContain('1,23,456');
  expect(ar.searchSelect.resultCount({ count: 5000 })).toContain('5,000');
});

describe('Marathi', () => {
  it('tells one from many', () => {
    expect(mr.textField.charactersLeft({ count: 1 })).toBe('1 अक्षर शिल्लक आहे');
    expect(mr.textField.charactersLeft({ count: 1000 })).toBe('1,000 अक्षरे शिल्लक आहेत');
  });

  it('is not in the entry that every app loads', () => {
    expect(Object.values(index)).not.toContain(mr);
  });
});

describe('Arabic', () => {
  it('has the six forms of its plural', () => {
    const texts = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map((count) =>
      ar.searchSelect.resultCount({ count }),
    );
    expect(texts).toEqual([
      'لا توجد نتائج',
      'نتيجة واحدة',
      'نتيجتان',
      '3 نتائج',
      '10 نتائج',
      '11 نتيجة',
      '99 نتيجة',
      '100 نتيجة',
      '102 نتيجة',
      '103 نتائج',
    ]);
    expect(ar.textField.charactersLeft({ count: 5 })).toBe('تبقّت 5 أحرف');
    expect(ar.textField.charactersLeft({ count: 12 })).toBe('تبقّى 12 حرفًا');
    expect(ar.resendTimer.remaining({ seconds: 2 })).toBe('يمكنك إعادة الإرسال بعد ثانيتين');
  });

  it('keeps a number that was pasted from left to right', () => {
    expect(ar.phoneField.normalised({ from: '+91 98765 43210' })).toContain('\u2066+91 98765 43210\u2069');
  });

  it('is not in the entry that every app loads', () => {
    expect(Object.values(index)).not.toContain(ar);
  });
});
