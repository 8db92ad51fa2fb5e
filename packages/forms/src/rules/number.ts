import { failed, passed, type Rule } from './rule.ts';

/** Plain digits, as a number field sends them. More than 15 digits are not kept exactly by a JavaScript number. */
const plainNumber = /^-?[0-9]{1,15}(?:\.[0-9]{1,6})?$/;

type Range = {
  readonly min: number;
  readonly max: number;
  /** How many digits may stand after the dot. @default 0 */
  readonly decimals?: number;
};

/** A number within limits, in plain digits with a dot: no grouping, no unit, no digits of other scripts. */
export function numberBetween({ min, max, decimals = 0 }: Range): Rule {
  return (value) => {
    const [, fraction = ''] = value.split('.');
    if (!plainNumber.test(value) || fraction.length > decimals) return failed('number');
    if (Number(value) < min) return failed('tooSmall', { min });
    return Number(value) > max ? failed('tooLarge', { max }) : passed;
  };
}
