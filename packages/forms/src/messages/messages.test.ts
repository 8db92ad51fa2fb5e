import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formFixtures } from '../../fixtures/index.ts';
import type { ErrorKeys, FieldDefinition, FormDefinition, FormValues } from '../definition/definition.ts';
import { validate, type FieldError } from '../definition/validate.ts';
import { passwordRequirements } from '../rules/index.ts';
import * as schemas from '../schemas/index.ts';
import { formTextKeys } from './formTextKeys.ts';
import {
  generalErrorKeys,
  isErrorCode,
  needsParams,
  passwordRequirementKeys,
  rowKeys,
  type Messages,
} from './keys.ts';
import { english as en, hindi, marathi, messagesByLocale } from './languages.ts';
import { createTranslate, errorMessage } from './translate.ts';

type AnyForm = Pick<FormDefinition<FormValues, unknown, never>, 'errorKeys' | 'id' | 'payload'> & {
  readonly fields: Readonly<Record<string, FieldDefinition>>;
};

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'fields' in value && 'payload' in value;

/** Forms that are alike stand in a record. */
const forms: readonly AnyForm[] = Object.values<unknown>(schemas)
  .concat(schemas.rechargeForm({ minimum: 50, maximum: 50_000 }))
  .flatMap((each) => (isForm(each) ? [each] : Object.values<unknown>(Object(each))))
  .filter(isForm);

const formByName: Pick<typeof schemas, keyof typeof formFixtures> = schemas;

const languages: readonly (readonly [string, Messages])[] = Object.entries(messagesByLocale);

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

describe('the areas of texts', () => {
  it('take no key from each other: an app has all of them in one place', () => {
    const folder = new URL('.', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('en.json'),
    );
    const keys = files.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    );
    expect(keys).toEqual([...new Set(keys)]);
  });
});

describe('a form on the screen of the profile', () => {
  const keysIn = (file: string) =>
    Object.keys(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  const there = new Set([...keysIn('./en.json'), ...keysIn('./profile/en.json')]);
  const { academicSummary, achievementEntry, addressEntry, certificationEntry, changeRequest } = schemas;
  const { currentDegree, educationEntry, experienceEntry, experiencedPersonal, fresherPersonal } = schemas;
  const { languageEntry, parentEntry, projectEntry, skillEntry, skillSuggestion } = schemas;

  it.each([
    academicSummary,
    achievementEntry,
    addressEntry,
    certificationEntry,
    changeRequest,
    currentDegree,
    educationEntry,
    experienceEntry,
    experiencedPersonal,
    fresherPersonal,
    languageEntry,
    parentEntry,
    projectEntry,
    skillEntry,
    skillSuggestion,
  ])('$id says nothing that another area has: that screen loads no other', (form) => {
    expect(formTextKeys(form).filter((key) => !there.has(key))).toEqual([]);
  });
});

describe('the texts', () => {
  const translations: readonly (readonly [string, Messages])[] = [
    ['Hindi', hindi],
    ['Marathi', marathi],
  ];

  it.each(translations)('are complete in %s, with the same keys in the same order', (_, messages) => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
  });

  it.each(translations)(
    'have in %s the same parameters, words of its own, and no space around them',
    (_, messages) => {
      const wrong = Object.entries(en).filter(([key, text]) => {
        const other = { ...messages }[key as keyof Messages] ?? '';
        return (
          placeholders(other).join() !== placeholders(text).join() ||
          !/\p{Script=Devanagari}/u.test(other) ||
          text !== text.trim() ||
          other !== other.trim()
        );
      });
      expect(wrong.map(([key]) => key)).toEqual([]);
    },
  );

  it('have keys that i18next takes as they are', () => {
    for (const key of Object.keys(en)) expect(key).toMatch(/^[a-z]+( [a-z]+)+$/);
  });

  it('are all used by a form, a code or the checklist', () => {
    const used = new Set<string>([
      ...Object.values(generalErrorKeys),
      ...Object.values(passwordRequirementKeys),
      ...Object.values(rowKeys),
    ]);
    const payloads = [...forms.map(({ payload }) => payload), ...Object.values(schemas.payloads)];
    for (const { errorKeys } of payloads) {
      for (const keys of Object.values(errorKeys)) for (const key of Object.values(keys ?? {})) used.add(key);
    }
    for (const key of forms.flatMap((form) => formTextKeys(form))) used.add(key);
    expect(Object.keys(en).filter((key) => !used.has(key))).toEqual([]);
  });

  it('name limits only for codes that come with them', () => {
    const definitions = [...forms, ...Object.values(schemas.payloads)];
    const texts = [
      ...Object.entries(generalErrorKeys),
      ...definitions.flatMap(({ errorKeys }) =>
        Object.values<ErrorKeys | undefined>(errorKeys).flatMap((keys) => Object.entries(keys ?? {})),
      ),
    ];
    const withLimits = texts
      .filter(([, key]) => placeholders(en[key] ?? '').length > 0)
      .map(([code]) => code);
    const codes = Object.keys(generalErrorKeys).filter((code) => isErrorCode(code) && needsParams(code));
    expect(withLimits.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('have one for each requirement of a password', () => {
    expect(Object.keys(passwordRequirementKeys)).toEqual(passwordRequirements.map(({ code }) => code));
  });

  it.each(languages)(
    'of every error that the fixtures provoke are whole sentences without holes (%s)',
    (_, messages) => {
      const translate = createTranslate(messages);
      const errors: FieldError[] = [];
      for (const [name, fixture] of Object.entries(formFixtures)) {
        const form = formByName[name as keyof typeof formFixtures];
        for (const [field, { invalid }] of Object.entries(fixture.fields)) {
          for (const { value } of invalid) {
            const verdict = validate<unknown>(form, { ...fixture.values, [field]: value });
            if (!verdict.ok) errors.push(...verdict.errors);
          }
        }
      }
      expect(errors.length).toBeGreaterThan(100);
      for (const error of errors) {
        const text = errorMessage(translate, error);
        expect(text).not.toMatch(/\{\{|\}\}|undefined/);
        expect(text).not.toBe(error.key);
      }
    },
  );
});

describe('createTranslate', () => {
  it('puts parameters in, all of them, wherever they stand', () => {
    const translate = createTranslate({ 'field too long': '{{max}} of {{max}}, {{min}}' });
    expect(translate('field too long', { max: 5, min: 'two' })).toBe('5 of 5, two');
  });

  it('leaves a placeholder without its parameter, and takes nothing from objects in general', () => {
    const translate = createTranslate({ 'field too long': '{{max}} {{constructor}}' });
    expect(translate('field too long')).toBe('{{max}} {{constructor}}');
  });

  it('shows the key of a text that is missing', () => {
    expect(createTranslate({})('captcha error')).toBe('captcha error');
  });

  it('does not read a parameter as a pattern', () => {
    const translate = createTranslate({ 'field too long': '{{max}}!' });
    expect(translate('field too long', { max: '$&' })).toBe('$&!');
  });
});

describe('isErrorCode', () => {
  it('knows the codes and nothing else', () => {
    expect(isErrorCode('mobile')).toBe(true);
    for (const other of ['', 'Mobile', 'toString', '__proto__', 'pattern'])
      expect(isErrorCode(other)).toBe(false);
  });
});
