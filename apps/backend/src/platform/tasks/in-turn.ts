/** Work that is done one piece after the other, so that one that fails keeps no other waiting. */

/** Most ids that an error names. */
const mostNamed = 10;

/** Which piece of work was taken, and which not to take. */
export interface Taking {
  /** Ids of those that failed before. */
  passedOver: readonly string[];
  /** Says which one was taken, before anything is done with it. */
  take: (id: string) => void;
}

/**
 * Does what waits, one after the other, until nothing does. One that fails is passed over, so that those behind it do not wait for it.
 * @param next does the next one; resolves to false when there is none
 * @param goesOn asked before each
 * @throws AggregateError of those that failed, after all others; at once what fails before one is taken
 */
export async function untilNoneWaits(
  next: (taking: Taking) => Promise<boolean>,
  goesOn: () => boolean,
): Promise<void> {
  const failures = new Map<string, unknown>();
  while (goesOn()) {
    let taken: string | undefined;
    try {
      const isDone = !(await next({ passedOver: [...failures.keys()], take: (id) => (taken = id) }));
      if (isDone) break;
    } catch (error) {
      if (taken === undefined) throw error;
      failures.set(taken, error);
    }
  }
  if (failures.size === 0) return;
  const named = [...failures.keys()].slice(0, mostNamed).join(', ');
  throw new AggregateError(failures.values(), `${failures.size} could not be done: ${named}`);
}

/**
 * Does one after the other, also when one fails.
 * @throws AggregateError of those that failed, after all others
 */
export async function inTurn(steps: Iterable<() => Promise<unknown>>): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps failed.`);
}
