import { QueryBuilder } from 'drizzle-orm/pg-core';
import { drizzleOptions } from './driver.ts';
import type { Db } from './database.ts';

/** Writes a query that stands within another one, where no database is at hand. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its queries are those of a database that nobody can run
export const partOfQuery = new QueryBuilder(drizzleOptions) as unknown as Pick<
  Db,
  'select' | 'selectDistinct'
>;
