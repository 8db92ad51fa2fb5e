import type { NumberReading, UnreadableNumber } from './readNumber.ts';

/** What a number has to be. */
export type NumberLimits = {
  readonly min: number;
  readonly max: number | undefined;
  readonly step: number | undefined;
  /** How many digits may stand after the dot. */
  readonly decimals: number;
};

/** What is wrong with what stands in a number field: a code for programs, and what a sentence about it needs. */
export type NumberIssue =
  | UnreadableNumber
  | { readonly code: 'tooSmall'; readonly params: { readonly min: number } }
  | { readonly code: 'tooLarge'; readonly params: { readonly max: number } }
  | { readonly code: 'tooManyDecimals'; readonly params: { readonly decimals: number } }
  /** Between two steps. The next ones are those inside the limits. */
  | { readonly code: 'betweenSteps'; readonly params: { readonly nearest: readonly number[] } };

/** The digits after the dot of a number as people write it. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).toLowerCase().split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Rounds away what binary fractions add: 0.1 + 0.2 is 0.3. */
function exactly(value: number): number {
  return Number(value.toPrecision(15));
}

/** Where steps are counted from: the lowest number, as in the browser's own number fields. */
const originOf = ({ min }: NumberLimits): number => (Number.isFinite(min) ? min : 0);

/** What is wrong with a reading, or nothing. An empty field is not wrong here: whether it may be is the form's rule. */
export function findNumberIssue(reading: NumberReading, limits: NumberLimits): NumberIssue | undefined {
  if (reading.state === 'empty') return undefined;
  if (reading.state === 'unreadable') return reading.issue;
  const { value, text } = reading;
  const { min, max, step, decimals } = limits;
  const written = text.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (written > decimals) return { code: 'tooManyDecimals', params: { decimals } };
  if (value < min) return { code: 'tooSmall', params: { min } };
  if (max !== undefined && value > max) return { code: 'tooLarge', params: { max } };
  if (step !== undefined) {
    const below = stepBelow(value, step, limits);
    if (below !== value) {
      const above = exactly(below + step);
      return {
        code: 'betweenSteps',
        params: { nearest: max !== undefined && above > max ? [below] : [below, above] },
      };
    }
  }
  return undefined;
}

/** The step that `value` stands on, or the one below it. */
function stepBelow(value: number, step: number, limits: NumberLimits): number {
  const origin = originOf(limits);
  return exactly(origin + Math.floor(exactly((value - origin) / step)) * step);
}

/**
 * Where a press of a stepper leads: on the grid of steps and inside the limits. An empty field begins at its lowest number.
 * @param steps - how many steps, negative to go down.
 */
export function stepFrom(value: number | undefined, steps: number, limits: NumberLimits): number {
  const { min, max, step = 1 } = limits;
  const lowest = Number.isFinite(min) ? min : 0;
  if (value === undefined) return lowest;
  const below = stepBelow(value, step, limits);
  // From between two steps the first press goes to the next one, up or down.
  const start = below !== value && steps < 0 ? exactly(below + step) : below;
  const next = exactly(start + steps * step);
  const highest = max === undefined ? Infinity : stepBelow(max, step, limits);
  return Math.min(Math.max(next, min), highest);
}
