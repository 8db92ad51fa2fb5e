import * as z from 'zod/mini';
import { defineForm, definePayload } from '../definition/defineForm.ts';
import { number, text } from '../definition/ruleChecks.ts';
import { limits, maxLength, numberBetween, oneOf, required } from '../rules/index.ts';

const { min, max } = limits.recharge;

const receiptID = required(maxLength(limits.receiptId));

/** Body of createPaymentOrder. The amount is in paise; the server also knows the smallest recharge of the wallet. */
const order = definePayload(
  'createPaymentOrder',
  z.strictObject({
    amount: number(numberBetween({ min: min * 100, max: max * 100 })),
    currency: text(required(oneOf(['INR']))),
    receiptID: text(receiptID),
  }),
  { amount: undefined, currency: undefined, receiptID: undefined },
);

/** Whole rupees. */
export interface RechargeLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** /wallet: how much is put in, whole rupees within what the server takes for this wallet (specification, section 9). */
export function rechargeForm({ minimum, maximum }: RechargeLimits) {
  return defineForm({
    id: 'recharge',
    schema: z.object({ amount: text(required(numberBetween({ min: minimum, max: maximum }))) }),
    defaultValues: { amount: '' },
    fieldOrder: ['amount'],
    fields: {
      amount: {
        control: 'number',
        label: 'recharge amount label',
        errors: {
          required: 'recharge amount required',
          number: 'recharge amount whole',
          tooSmall: 'recharge amount too small',
          tooLarge: 'recharge amount too large',
        },
      },
    },
    payload: order,
    toPayload: ({ amount }, context: { readonly receiptID: string }) => ({
      amount: Number(amount) * 100,
      currency: 'INR',
      receiptID: context.receiptID,
    }),
  });
}
