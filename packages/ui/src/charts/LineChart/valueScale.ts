import { extent, nice, ticks } from 'd3-array';

/** From values to places on an axis. */
export interface ValueScale {
  /** Where a value stands, from 0 at the lower end to 1 at the upper. */
  at: (value: number) => number;
  /** Round values for the lines of the grid, the ends among them. */
  ticks: readonly number[];
}

/**
 * An axis with round ends that holds all values.
 *
 * @param count about how many lines the grid has
 */
export function valueScale(values: readonly number[], startsAtZero: boolean, count: number): ValueScale {
  const [least = 0, most = 0] = extent(values);
  const low = startsAtZero ? Math.min(0, least) : least;
  const high = startsAtZero ? Math.max(0, most) : most;
  // Equal values have no extent; they stand on a line of their own.
  const [bottom, top] = nice(low, low === high ? low + (Math.abs(low) || 1) : high, count);
  // Between whole values nothing is counted: no line says half a person.
  return {
    at: (value) => (value - bottom) / (top - bottom),
    ticks: ticks(
      bottom,
      top,
      values.every(Number.isInteger) ? Math.min(count, Math.ceil(top - bottom)) : count,
    ),
  };
}
