/** Statements that a database plans once per connection. */
import type { Db } from './database.ts';

/** Keeps what `prepare` makes of a database. */
export function perDatabase<Made>(prepare: (db: Db) => Made): (db: Db) => Made {
  const statements = new WeakMap<Db, Made>();
  return (db) => {
    const made = statements.get(db) ?? prepare(db);
    statements.set(db, made);
    return made;
  };
}
