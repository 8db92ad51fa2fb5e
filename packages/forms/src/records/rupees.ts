import * as z from 'zod/mini';
import type { FieldDefinition } from '../definition/definition.ts';
import { isBlank, limits, numberBetween, optional, required } from '../rules/index.ts';
import type { NumberRange, RecordField } from './recordField.ts';

const toThePaisa: NumberRange = { min: 0, max: limits.yearlyPay, decimals: 2 };

/** An amount that may be left out: typed in rupees, stored in paise. @param range in rupees */
export function optionalRupees(
  words: Pick<FieldDefinition, 'label' | 'hint' | 'errors'>,
  range = toThePaisa,
): RecordField<string, number | null> {
  return {
    field: { ...words, control: 'number', holds: 'rupees', range, necessity: 'optional' },
    rule: optional(numberBetween(range)),
    shape: z.nullable(z.number()),
    empty: '',
    read: (paise) => (paise == null ? '' : String(paise / 100)),
    write: (rupees) => (isBlank(rupees) ? null : Math.round(Number(rupees) * 100)),
  };
}

/** As `optionalRupees`, of an amount that has to be there. */
export function requiredRupees(
  words: Pick<FieldDefinition, 'label' | 'hint' | 'errors'>,
): RecordField<string, number> {
  const amount = optionalRupees(words);
  const { necessity: _optional, ...field } = amount.field;
  return {
    field,
    rule: required(numberBetween(toThePaisa)),
    shape: z.number(),
    empty: '',
    read: (paise) => amount.read(paise),
    write: (rupees) => amount.write(rupees) ?? NaN,
  };
}
