import { describe, expect, test } from 'vitest';
import { universityForm } from '../schemas/catalogue/index.ts';
import { validate, validatePayload } from '../definition/validate.ts';
import { gradeFormulaText, percentOfGrade } from './grades.ts';

test.each([
  [{ a: 10, b: -7.5 }, 8.1, 73.5],
  [{ a: 9.5, b: 0 }, 10, 95],
  [{ a: 7.1, b: 11 }, 7.77, 66.17],
  [{ a: 20, b: 0 }, 9, 100],
  [{ a: 10, b: -50 }, 4, 0],
])('%o makes a grade of %d into %d percent, within 0 and 100', (formula, grade, percent) => {
  expect(percentOfGrade(formula, grade)).toBe(percent);
});

test('the rule is written as people write it', () => {
  expect(gradeFormulaText({ a: 10, b: -7.5 })).toBe('10 × CGPA − 7.5');
  expect(gradeFormulaText({ a: 7.1, b: 11 })).toBe('7.1 × CGPA + 11');
  expect(gradeFormulaText({ a: 9.5, b: 0 }, 8)).toBe('9.5 × 8');
});

describe('the form of a university', () => {
  const filled = {
    ...universityForm.defaultValues,
    name: 'Narmada University',
    universityType: 'State',
    stateCode: 'GJ',
    city: 'Vadodara',
  } as const;
  const formula = {
    cgpaFormula_a: '10',
    cgpaFormula_b: '-7.5',
    cgpaFormula_source: ' Circular 14 ',
    cgpaFormula_effectiveFrom: '2024-07-01',
  };
  const stored = { a: 10, b: -7.5, source: 'Circular 14', effectiveFrom: '2024-07-01' };

  test('has grades out of ten and no formula at first', () => {
    expect(validate(universityForm, filled).ok).toBe(true);
    expect(universityForm.toPayload(filled)).toMatchObject({ cgpaScale: 10, cgpaFormula: null });
  });

  test('sends a formula as numbers, and takes it back', () => {
    const body = universityForm.toPayload({ ...filled, ...formula });
    expect(body.cgpaFormula).toEqual(stored);
    expect(validatePayload(universityForm, body).ok).toBe(true);
    expect(universityForm.fromRecord({ ...body })).toMatchObject({
      ...formula,
      cgpaFormula_source: 'Circular 14',
    });
  });

  const errorsOf = (typed: object) => {
    const verdict = validate(universityForm, { ...filled, ...typed });
    return verdict.ok ? [] : verdict.errors.map(({ path, code }) => [path, code]);
  };

  test('asks for the rest of a formula that was begun', () => {
    expect(errorsOf({ cgpaFormula_b: '0' })).toEqual([
      ['cgpaFormula_a', 'required'],
      ['cgpaFormula_source', 'required'],
      ['cgpaFormula_effectiveFrom', 'required'],
    ]);
  });

  test.each([
    ['a', '0', 'tooSmall'],
    ['a', '101', 'tooLarge'],
    ['a', 'x*10', 'number'],
    ['a', '1e3', 'number'],
    ['b', '-100.5', 'tooSmall'],
    ['b', '1.23456', 'number'],
    ['effectiveFrom', '2024-02-30', 'date'],
    ['source', 'x'.repeat(501), 'tooLong'],
  ])('refuses %s: %s in the form and in a body', (part, typed, code) => {
    expect(errorsOf({ ...formula, [`cgpaFormula_${part}`]: typed })).toEqual([[`cgpaFormula_${part}`, code]]);
    const isNumber = part === 'a' || part === 'b';
    if (isNumber && Number.isNaN(Number(typed))) return;
    const value = isNumber ? Number(typed) : typed;
    const body = { ...universityForm.toPayload(filled), cgpaFormula: { ...stored, [part]: value } };
    const verdict = validatePayload(universityForm, body);
    expect(verdict.ok ? [] : verdict.errors.map(({ path }) => path)).toEqual([`cgpaFormula.${part}`]);
  });

  test('refuses a formula that is a text, and one with anything else in it', () => {
    const bodyWith = (cgpaFormula: unknown) => ({ ...universityForm.toPayload(filled), cgpaFormula });
    expect(validatePayload(universityForm, bodyWith('10 * cgpa')).ok).toBe(false);
    expect(validatePayload(universityForm, bodyWith({ ...stored, code: '1' })).ok).toBe(false);
    expect(validatePayload(universityForm, bodyWith({ a: 1 })).ok).toBe(false);
  });
});
