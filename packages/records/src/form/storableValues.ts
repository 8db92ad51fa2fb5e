import { validate, type Validatable } from '@aarambh/forms';
import type { AnyValues } from '../declare/row.ts';

/**
 * The values of a draft that can be stored now: what is wrong stays in the form as it was typed, and the record as it was there. Where rules
 * between fields would still be broken, the whole steps of these fields wait.
 * @param before the values that the record has
 * @param steps names of the fields that are on one step together
 * @returns undefined when nothing can be stored yet, as a new record without its name
 */
export function storableValues(
  definition: Validatable<unknown>,
  typed: AnyValues,
  before: AnyValues,
  steps: readonly (readonly string[])[],
): AnyValues | undefined {
  const wrong = wrongFields(definition, typed);
  if (wrong.length === 0) return typed;
  const without = withBefore(typed, before, wrong);
  if (wrongFields(definition, without).length === 0) return without;
  const together = steps.filter((names) => names.some((name) => wrong.includes(name))).flat();
  const withoutSteps = withBefore(typed, before, [...wrong, ...together]);
  return wrongFields(definition, withoutSteps).length === 0 ? withoutSteps : undefined;
}

/** The fields whose rules are broken; of rows, the list. */
export function wrongFields(definition: Validatable<unknown>, values: AnyValues): string[] {
  const verdict = validate(definition, values);
  return verdict.ok ? [] : [...new Set(verdict.errors.map(({ path }) => path.split('.')[0] ?? path))];
}

function withBefore(typed: AnyValues, before: AnyValues, names: readonly string[]): AnyValues {
  const values = { ...typed };
  for (const name of names) {
    const value = before[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}
