/**
 * Numbers that look random and are the same at every run with the same seed (mulberry32, public domain). For invented
 * data only.
 */
export function sequenceOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    /** A whole number, both ends included. */
    between,
    /** One of the values. */
    pick: <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[between(0, values.length - 1)] ?? values[0],
    /** True so often out of 1. */
    chance: (share: number): boolean => next() < share,
    /** About a bell: the mean of three draws. */
    around: (from: number, to: number): number => from + ((next() + next() + next()) / 3) * (to - from),
  };
}
