import { limits } from './limits.ts';
import { allOf, failed, matching, passed, type Rule } from './rule.ts';

/** One of a fixed list of strings. */
export function oneOf(values: readonly string[]): Rule {
  const known = new Set(values);
  return (value) => (known.has(value) ? passed : failed('oneOf'));
}

/** Identifier of a record of the server, such as an institute. Whether it exists only the server can say. */
export const recordId: Rule = allOf(matching(/^[A-Za-z0-9_-]+$/, 'id'), (value) =>
  value.length <= limits.recordId ? passed : failed('id'),
);
