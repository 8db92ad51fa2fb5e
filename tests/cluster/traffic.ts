/** Writers who note what was acknowledged, and try again what was not, as the portal does: with the same key. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two writes of a writer, and before a write is tried again. */
const rhythm = { write: 60, again: 500 };

/** Milliseconds after which an answer is not waited for. */
const patience = 10_000;

export interface Traffic {
  /** Ids of the writes that were acknowledged. */
  acknowledged: ReadonlySet<number>;
  /** Answers that were neither success nor a request to come again. */
  unforeseen: readonly string[];
  /** Tries that were answered by 503, or not at all. */
  refused: () => number;
  /** The longest time in milliseconds since a moment of `performance.now()` in which nothing was acknowledged. */
  longestSilence: (since: number) => number;
  /** Begins no new write and resolves once all that were begun are acknowledged. */
  end: () => Promise<void>;
}

/** @param origin of the program; each write is a lead whose address of e-mail has its id */
export function startTraffic(origin: string, industry: string, writers = 6): Traffic {
  const over = new AbortController();
  const acknowledged = new Set<number>();
  const moments: number[] = [];
  const unforeseen: string[] = [];
  const retries = new Set<Promise<void>>();
  let next = 0;
  let refused = 0;

  const write = async (id: number, key: string): Promise<boolean> => {
    try {
      const answer = await fetch(`${origin}/api/lead/add`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          // Everybody from an address of their own, or they would share a limit.
          'x-forwarded-for': `10.${id >> 16}.${(id >> 8) & 255}.${id & 255}`,
        },
        body: JSON.stringify({
          firstName: 'Asha',
          lastName: 'Patil',
          mobile: '9000000001',
          email: `write-${id}@example.com`,
          numberOfEmployees: '51-200',
          industry,
        }),
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      if (answer.ok) {
        acknowledged.add(id);
        moments.push(performance.now());
        return true;
      }
      if (answer.status !== 503) unforeseen.push(`${answer.status} ${text}`);
    } catch {
      // Nothing was said: it may have been done or not.
    }
    refused += 1;
    return false;
  };

  const again = async (id: number, key: string): Promise<void> => {
    do await pause(rhythm.again);
    while (!(await write(id, key)));
  };

  const writer = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const id = (next += 1);
      const key = randomUUID();
      if (!(await write(id, key))) {
        const retry = again(id, key).finally(() => retries.delete(retry));
        retries.add(retry);
        await pause(rhythm.again);
      }
      await pause(rhythm.write);
    }
  };
  const all = Promise.all(Array.from({ length: writers }, writer));

  return {
    acknowledged,
    unforeseen,
    refused: () => refused,
    longestSilence: (since) => {
      const times = [since, ...moments.filter((moment) => moment > since), performance.now()];
      return Math.max(...times.slice(1).map((moment, index) => moment - (times[index] ?? moment)));
    },
    end: async () => {
      over.abort();
      await all;
      await Promise.all(retries);
    },
  };
}
