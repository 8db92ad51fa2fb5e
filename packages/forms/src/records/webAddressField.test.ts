import { expect, it } from 'vitest';
import { validate, validatePayload } from '../definition/validate.ts';
import { companyDetails, instituteForm } from '../schemas/index.ts';

const errorsOf = (verdict: ReturnType<typeof validate>) =>
  verdict.ok ? [] : verdict.errors.map(({ path, code }) => [path, code]);

it.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/jobs ', 'https://www.example.com/jobs'],
  ['HTTP://example.com', 'http://example.com'],
])('the address of a website may be typed as %j and is stored as %s', (typed, stored) => {
  const company = { ...companyDetails.defaultValues, website: typed };
  const institute = { ...instituteForm.defaultValues, website: typed };
  for (const verdict of [validate(companyDetails, company), validate(instituteForm, institute)]) {
    expect(errorsOf(verdict)).not.toContainEqual(['website', 'webAddress']);
  }
  expect(companyDetails.toPayload(company).website).toBe(stored);
  expect(instituteForm.toPayload(institute).website).toBe(stored);
});

it('what is not required may stay empty', () => {
  expect(instituteForm.toPayload({ ...instituteForm.defaultValues, website: ' ' }).website).toBeNull();
});

it('no sentence and no address without a dot is taken for one', () => {
  for (const website of ['navyug', 'our page', 'javascript:alert(1)']) {
    expect(errorsOf(validate(companyDetails, { ...companyDetails.defaultValues, website }))).toContainEqual([
      'website',
      'webAddress',
    ]);
  }
});

it('a program sends the whole address', () => {
  expect(errorsOf(validatePayload(companyDetails, { website: 'example.com' }))).toEqual([
    ['website', 'webAddress'],
  ]);
  expect(errorsOf(validatePayload(companyDetails, { website: 'https://example.com' }))).toEqual([]);
});

it('the contact person is not called "you"', () => {
  const verdict = validate(companyDetails, { ...companyDetails.defaultValues, spocFirstName: 'R2' });
  const keys = verdict.ok ? [] : verdict.errors.filter(({ path }) => path === 'spocFirstName');
  expect(keys.map(({ key }) => key)).toEqual(['contact person name validation']);
});
