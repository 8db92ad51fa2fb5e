/** What `npm test` runs. */
export const usualParts: readonly string[];

/** Parts that only a whole run has without being asked for. */
export const rareParts: readonly string[];

/**
 * Reads `e2e` or `e2e:2/3`, the second third of it.
 * @param text an argument of `npm test`
 * @throws with one sentence when there is no such part
 */
export function readPart(text: string): { readonly part: string; readonly shard: string | undefined };
