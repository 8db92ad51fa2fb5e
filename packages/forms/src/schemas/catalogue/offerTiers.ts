import * as z from 'zod/mini';
import type { RecordField } from '../../records/recordField.ts';
import { limits, numberBetween, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { singleLine } from '../../rules/text.ts';

/** A kind of offer, by the pay of a year from which it begins. */
type Tier = { name: string; minCtcPaise: number };

const shape = z.array(z.strictObject({ name: z.string(), minCtcPaise: z.number() }));

const pay = numberBetween({ min: 0, max: limits.yearlyPay });

/** The name and the pay in rupees of each line: the last word is the pay. */
function linesOf(typed: string): { name: string; rupees: string }[] {
  return typed
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const at = one.lastIndexOf(' ');
      return at < 0
        ? { name: one, rupees: '' }
        : { name: one.slice(0, at).trim(), rupees: one.slice(at + 1).replaceAll(',', '') };
    });
}

/** Kinds of offers, rising by their pay: each on a line, its name and then the pay in rupees. */
export function offerTiers(
  words: Pick<RecordField<string, Tier[]>['field'], 'label' | 'hint' | 'errors'>,
): RecordField<string, Tier[]> {
  return {
    field: { ...words, control: 'textArea', necessity: 'optional' },
    rule,
    shape,
    empty: '',
    read: (stored) =>
      (stored ?? []).map(({ name, minCtcPaise }) => `${name} ${Math.round(minCtcPaise / 100)}`).join('\n'),
    write: (typed) =>
      linesOf(typed).map(({ name, rupees }) => ({
        name,
        // Without an amount it is none, which no server takes.
        minCtcPaise: rupees === '' ? NaN : Math.round(Number(rupees) * 100),
      })),
  };
}

const rule: Rule = (typed) => {
  const tiers = linesOf(typed);
  if (tiers.length > limits.offerTiers.most) return failed('tooMany', { max: limits.offerTiers.most });
  for (const [index, { name, rupees }] of tiers.entries()) {
    const verdicts = [singleLine(name), pay(rupees)];
    const wrong = verdicts.find(({ ok }) => !ok);
    if (wrong !== undefined) return wrong;
    if (name.length > limits.offerTiers.name) return failed('tooLong', { max: limits.offerTiers.name });
    const before = tiers[index - 1];
    if (before !== undefined && Number(before.rupees) >= Number(rupees)) return failed('order');
  }
  return passed;
};
