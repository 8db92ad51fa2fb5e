// The parts of `npm test`, and how one is asked for.

/** What `npm test` runs. */
export const usualParts = ['checks', 'unit', 'backend', 'pglite', 'components', 'e2e'];

/** Parts that only a whole run has without being asked for. */
export const rareParts = ['packages', 'copies', 'firefox', 'operations', 'cluster'];

/** `build` makes what is not fresh, and runs nothing. */
const parts = ['build', ...usualParts, ...rareParts];

/** Parts of one verdict a line: they have no tests that could be shared out. */
const whole = ['build', 'checks'];

/**
 * Reads `e2e` or `e2e:2/3`, the second third of it.
 * @param {string} text an argument of `npm test`
 * @returns {{ part: string, shard: string | undefined }}
 * @throws {Error} with one sentence when there is no such part: a run of nothing would pass
 */
export function readPart(text) {
  const [, part = '', shard, index, count] = /^([a-z0-9]+)(?::((\d+)\/(\d+)))?$/.exec(text) ?? [];
  if (!parts.includes(part)) throw new Error(`No part is called "${text}": there are ${parts.join(', ')}.`);
  if (shard === undefined) return { part, shard: undefined };
  if (whole.includes(part)) throw new Error(`${part} runs as one: ask for "${part}".`);
  if (Number(index) < 1 || Number(index) > Number(count)) {
    throw new Error(`"${text}" has no such share: the first is 1, the last ${count}.`);
  }
  return { part, shard };
}
