import { line, requiredText } from '../../records/recordField.ts';
import { repeatedRows } from '../../records/recordRows.ts';
import { requiredRupees } from '../../records/rupees.ts';
import { limits } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';

/** Kinds of offers, rising by the pay of a year from which each begins. */
export const offerTiers = repeatedRows(
  {
    label: 'tiers label',
    hint: 'tiers hint',
    errors: { order: 'tiers order' },
    row: 'tier number',
    add: 'tier add',
    max: limits.offerTiers.most,
    rule: (tiers) =>
      tiers.every(({ minCtcPaise }, at) => {
        const before = tiers[at - 1]?.minCtcPaise ?? '';
        return before === '' || minCtcPaise === '' || Number(before) < Number(minCtcPaise);
      })
        ? passed
        : failed('order'),
  },
  {
    name: requiredText(
      { label: 'tier name label', hint: 'tier name hint', errors: { required: 'tier name required' } },
      line({ max: limits.offerTiers.name }),
    ),
    minCtcPaise: requiredRupees({
      label: 'tier pay label',
      hint: 'tier pay hint',
      errors: { required: 'tier pay required' },
    }),
  },
);
