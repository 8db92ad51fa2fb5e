import { describe, expect, it } from 'vitest';
import { reasonCases, settingCases } from '../../fixtures/index.ts';
import { validate, validatePayload } from '../definition/validate.ts';
import { settingKeys, settingRanges } from '../reference/settingRanges.ts';
import { settingForms, settingText } from './settingChange.ts';

const reason = 'Price from January on';
const rowVersion = 3;

const codes = (verdict: ReturnType<typeof validate<unknown>>) =>
  verdict.ok ? [] : verdict.errors.map(({ path, code }) => [path, code]);

describe('the form of a setting', () => {
  it.each(settingCases)('checks %s %j as the body that it makes', (key, value, code) => {
    const form = settingForms[key];
    const values = { source: 'own', value, reason };
    expect(codes(validate(form, values))).toEqual(code === null ? [] : [['value', code]]);
    const body = form.toPayload(values, { rowVersion });
    expect(codes(validatePayload(form, body))).toEqual(code === null ? [] : [[key, code]]);
  });

  it.each(reasonCases)('checks the reason %j as the body', (text, code) => {
    const form = settingForms.discount;
    const expected = code === null ? [] : [['reason', code]];
    expect(codes(validate(form, { source: 'own', value: '5', reason: text }))).toEqual(expected);
    expect(codes(validatePayload(form, { discount: 5, reason: text, rowVersion }))).toEqual(expected);
  });

  it.each(settingKeys)('of %s takes the value back without looking at it', (key) => {
    const form = settingForms[key];
    const values = { source: 'wider', value: '', reason };
    expect(validate(form, values).ok).toBe(true);
    expect(form.toPayload(values, { rowVersion })).toEqual({ [key]: null, reason, rowVersion });
  });

  it.each(settingKeys)('of %s asks for a value', (key) => {
    expect(codes(validate(settingForms[key], { source: 'own', value: '', reason }))).toEqual([
      ['value', 'required'],
    ]);
  });

  it.each(settingKeys)('of %s sends the type that the setting has', (key) => {
    const value = settingRanges[key] === 'switch' ? settingText(false) : settingText(1);
    const body = settingForms[key].toPayload({ source: 'own', value, reason }, { rowVersion });
    expect(body[key]).toBe(settingRanges[key] === 'switch' ? false : 1);
    expect(validatePayload(settingForms[key], body).ok).toBe(true);
  });

  it('refuses what is no choice', () => {
    const values = { source: 'theirs', value: 'perhaps', reason };
    expect(codes(validate(settingForms.taxInclusive, values))).toEqual([['source', 'oneOf']]);
    expect(codes(validate(settingForms.taxInclusive, { ...values, source: 'own' }))).toEqual([
      ['value', 'oneOf'],
    ]);
  });
});
