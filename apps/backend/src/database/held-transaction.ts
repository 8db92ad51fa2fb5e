import type { Db, Transaction } from './database.ts';

/** What writes, and so belongs into the transaction. */
const writing: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'delete', 'execute']);

export interface HeldTransaction {
  /**
   * The database as whoever works on it sees it. Until its first transaction it reads as everybody does; from then on everything is in that
   * one, and further transactions are parts of it.
   */
  db: Db;
  /** Does the last thing in the transaction and ends it. @throws what keeps it from being kept */
  commit(last: (tx: Transaction) => Promise<unknown>): Promise<void>;
  /** Takes everything back. */
  rollback(): Promise<void>;
}

/**
 * A transaction that begins when the work first needs one and stays open when the work is done, so that what follows from it is written
 * with it. What takes long comes before the first transaction: reading a file, hashing a password, asking somebody else.
 * @param first done in it before anything else
 */
export function holdTransaction(db: Db, first: (tx: Transaction) => Promise<unknown>): HeldTransaction {
  const end = Promise.withResolvers<void>();
  let opening: Promise<Transaction> | undefined;
  let held: Transaction | undefined;
  let ended: Promise<void> = Promise.resolve();

  const open = (): Promise<Transaction> =>
    (opening ??= new Promise((resolve, reject) => {
      ended = db.transaction(async (tx) => {
        await first(tx);
        held = tx;
        resolve(tx);
        await end.promise;
      });
      ended.catch(reject);
    }));

  return {
    db: new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') {
          return async (...order: Parameters<Transaction['transaction']>) =>
            (await open()).transaction(...order);
        }
        if (held === undefined && writing.has(name)) {
          throw new Error('This writes in a transaction: what it writes stands or falls with its answer.');
        }
        const on = held ?? target;
        const value: unknown = Reflect.get(on, name);
        return typeof value === 'function' ? value.bind(on) : value;
      },
    }),
    commit: async (last) => {
      await last(await open());
      end.resolve();
      await ended;
    },
    rollback: async () => {
      end.reject(new TakenBack());
      // Also when nothing was begun nobody waits for the end.
      end.promise.catch(() => undefined);
      await ended.catch(() => undefined);
    },
  };
}

/** Ends a transaction that is not kept. */
class TakenBack extends Error {}
