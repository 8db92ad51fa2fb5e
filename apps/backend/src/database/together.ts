/** Questions of the same kind that many requests have at once, asked of the database together. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Db } from './open.ts';

/** Keeps what `make` makes of a database, such as a statement that is to be planned only once. */
export function oncePerDatabase<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const kept = new WeakMap<Db, Made>();
  return (db) => {
    const made = kept.get(db) ?? make(db);
    kept.set(db, made);
    return made;
  };
}

/** Most ids in one question. */
const idsAtOnce = 100;

/** Milliseconds after which the next question is put although the last has no answer: a connection that hangs must not hold up everybody. */
const patience = 100;

/**
 * Makes a question about one id of a question about many. While the database answers, the ids of further requests are collected for
 * the next question, so under load a question costs a fraction of a query, and at rest it is asked at once. Nothing is remembered:
 * an answer comes from a question that was put after the caller had asked.
 * @param ask finds what there is of the ids
 * @returns resolves to undefined when nothing was found; callers that ask for the same id at the same time get the same object
 */
export function askedTogether<Answer>(
  ask: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (db: Db, id: string) => Promise<Answer | undefined> {
  const loaderOn = oncePerDatabase((db) => createLoader((ids) => ask(db, ids)));
  return (db, id) => loaderOn(db).load(id);
}

function createLoader<Answer>(
  ask: (ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): DataLoader<string, Answer | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  return new DataLoader<string, Answer | undefined>(
    async (ids) => {
      const asking = ask([...new Set(ids)]);
      // Whether it was answered or failed, the next may be asked.
      last = asking.catch(() => undefined);
      const found = await asking;
      return ids.map((id) => found.get(id));
    },
    {
      cache: false,
      maxBatchSize: idsAtOnce,
      // The requests that have arrived by now are all read before the next turn.
      batchScheduleFn: (send) =>
        void Promise.race([last, pause(patience, undefined, { ref: false })])
          .then(() => nextTurn())
          .then(send),
    },
  );
}
