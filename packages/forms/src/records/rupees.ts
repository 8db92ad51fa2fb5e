import * as z from 'zod/mini';
import type { FieldDefinition } from '../definition/definition.ts';
import { isBlank, limits, numberBetween, optional } from '../rules/index.ts';
import type { RecordField } from './recordField.ts';

/** An amount that may be left out: typed in rupees, stored in paise. */
export function optionalRupees(
  words: Pick<FieldDefinition, 'label' | 'hint' | 'errors'>,
): RecordField<string, number | null> {
  const range = { min: 0, max: limits.yearlyPay, decimals: 2 };
  return {
    field: { ...words, control: 'number', range, necessity: 'optional' },
    rule: optional(numberBetween(range)),
    shape: z.nullable(z.number()),
    empty: '',
    read: (paise) => (paise == null ? '' : String(paise / 100)),
    write: (rupees) => (isBlank(rupees) ? null : Math.round(Number(rupees) * 100)),
  };
}
