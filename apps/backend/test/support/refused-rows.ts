/** Rows that the database refuses, as if what they need were broken. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/database/index.ts';

interface Refused {
  table: string;
  /** @default 'insert or update' */
  on?: 'delete';
  /** On `new`, and on `old` where rows are deleted. */
  condition: string;
}

/** Refuses to write or delete rows of a table while something is done. */
export async function whileRefused<Result>(
  db: Db,
  { table, on, condition }: Refused,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = `refused_${randomUUID().replaceAll('-', '')}`;
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'This row is refused.'; end; $$`),
  );
  await db.execute(
    sql.raw(`create trigger ${name} before ${on ?? 'insert or update'} on ${table} for each row
      when (${condition}) execute function ${name}()`),
  );
  try {
    return await work();
  } finally {
    await db.execute(sql.raw(`drop function ${name} cascade`));
  }
}
