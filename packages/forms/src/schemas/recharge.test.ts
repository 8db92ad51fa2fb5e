import { describe, expect, it } from 'vitest';
import { validate, validatePayload } from '../definition/validate.ts';
import { rechargeForm } from './recharge.ts';

const form = rechargeForm({ minimum: 50, maximum: 50_000 });

const codes = (verdict: ReturnType<typeof validate<unknown>>) =>
  verdict.ok ? [] : verdict.errors.map(({ path, code }) => [path, code]);

describe('the form of a recharge', () => {
  it.each([
    ['50', null],
    ['50000', null],
    ['', 'required'],
    ['49', 'tooSmall'],
    ['50001', 'tooLarge'],
    ['-100', 'tooSmall'],
    ['99.5', 'number'],
    ['1e3', 'number'],
    ['1,000', 'number'],
    ['₹100', 'number'],
    ['१००', 'number'],
  ])('checks %j', (amount, code) => {
    expect(codes(validate(form, { amount }))).toEqual(code === null ? [] : [['amount', code]]);
  });

  it('takes the limits of the wallet', () => {
    expect(codes(validate(rechargeForm({ minimum: 200, maximum: 300 }), { amount: '199' }))).toEqual([
      ['amount', 'tooSmall'],
    ]);
  });

  it('sends paise, and a receipt id that is made for the purchase', () => {
    const body = form.toPayload({ amount: '120' }, { receiptID: 'rcpt_1' });
    expect(body).toEqual({ amount: 12_000, currency: 'INR', receiptID: 'rcpt_1' });
    expect(validatePayload(form, body).ok).toBe(true);
  });

  it.each([
    [{ amount: 99, currency: 'INR', receiptID: 'r' }, ['amount', 'tooSmall']],
    [{ amount: 5_000_001, currency: 'INR', receiptID: 'r' }, ['amount', 'tooLarge']],
    [{ amount: 10_000.5, currency: 'INR', receiptID: 'r' }, ['amount', 'number']],
    [{ amount: 10_000, currency: 'USD', receiptID: 'r' }, ['currency', 'oneOf']],
    [{ amount: 10_000, currency: 'INR', receiptID: '' }, ['receiptID', 'required']],
    [{ amount: 10_000, currency: 'INR', receiptID: 'r'.repeat(41) }, ['receiptID', 'tooLong']],
  ])('refuses the body %j', (body, expected) => {
    expect(codes(validatePayload(form, body))).toEqual([expected]);
  });
});
