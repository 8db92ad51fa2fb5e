/** The order in which somebody gets questions and options: at random, and the same each time it is asked for. */
import { createHash } from 'node:crypto';

/**
 * The places 0 to `count - 1`, in the order that follows from the seed.
 * @param of what is put in order, so that each has an order of its own
 */
export function orderOf(seed: number, of: string, count: number): number[] {
  const drawn = Array.from({ length: count }, (_each, place) => ({
    place,
    by: createHash('sha256')
      .update(JSON.stringify([seed, of, place]))
      .digest('hex'),
  }));
  return drawn.toSorted((one, other) => (one.by < other.by ? -1 : 1)).map(({ place }) => place);
}
