import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Puts one rule to every row of a table. Returns each row that is not as the rule says, so that all of them can be mended together.
 * @param look what is `found` for a row, and what is `right`
 */
export async function disagreements<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  look: (row: Row) => Promise<{ found: unknown; right: unknown }>,
): Promise<{ name: string; found: unknown; right: unknown }[]> {
  // A loop over nothing would prove nothing.
  expect(rows).not.toHaveLength(0);
  const wrong = [];
  for (const row of rows) {
    const { found, right } = await look(row);
    if (!isDeepStrictEqual(found, right)) wrong.push({ name: nameOf(row), found, right });
  }
  return wrong;
}
