/** Two calls about one record at the same moment, many times over: the end has to be one that an order of the two explains. */
import type { OperationId } from '../../src/platform/operation.ts';
import type { Answer } from './server.ts';

/** One record of its own, and what two people do with it. */
export interface Round {
  first: () => Promise<Pick<Answer<OperationId>, 'status'>>;
  second: () => Promise<Pick<Answer<OperationId>, 'status'>>;
  /** Where the record stands when both are done. */
  end: () => Promise<unknown>;
}

export interface Pair {
  name: string;
  /** Makes the record of a round. */
  prepare: () => Promise<Round>;
  /** What the first answers, what the second, and the end: as the one order leads to it, and the other. */
  orders: readonly (readonly [number, number, unknown])[];
}

/** Rounds that are played at the same moment: as many calls as the server has connections. */
const atOnce = 5;

/** Plays a pair. @returns what came of each round that no order explains, and which of the orders were seen */
export async function play({ prepare, orders }: Pair, rounds = 20) {
  const explained = orders.map((order) => JSON.stringify(order));
  const seen = new Set<string>();
  const unexplained: string[] = [];
  for (let from = 0; from < rounds; from += atOnce) {
    const some = await Promise.all(Array.from({ length: atOnce }, prepare));
    const answers = await Promise.all(
      some.map(async ({ first, second }, index) => {
        // Who is asked first changes, so that either may win.
        if (index % 2 === 0) return Promise.all([first(), second()]);
        const [other, one] = await Promise.all([second(), first()]);
        return [one, other] as const;
      }),
    );
    for (const [index, [one, other]] of answers.entries()) {
      const outcome = JSON.stringify([one.status, other.status, await some[index]?.end()]);
      if (explained.includes(outcome)) seen.add(outcome);
      else unexplained.push(outcome);
    }
  }
  return { unexplained, seen };
}
