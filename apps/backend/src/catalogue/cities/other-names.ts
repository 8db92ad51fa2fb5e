/** Other names of cities, such as old ones. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { cities, type StateCode } from '../tables/reference.ts';

/** Whether a city has a name among its other ones, in a query with `cities`. */
export const hasOtherName = (name: string): SQL =>
  sql`${name.toLowerCase()} in (select lower(other) from unnest(${cities.aliases}) as other)`;

/** The name that a city of a state has today; the one that is given where none has it as another name. */
export async function presentCityName(tx: Transaction, name: string, stateCode: StateCode): Promise<string> {
  const [city] = await tx
    .select({ name: cities.name })
    .from(cities)
    .where(and(eq(cities.stateCode, stateCode), eq(cities.isActive, true), hasOtherName(name)))
    .limit(1);
  return city?.name ?? name;
}

/** The names of the cities that have a name as another one, as a query. */
export const presentCityNames = (name: string): SQL =>
  sql`(select lower(${cities.name}) from ${cities} where ${cities.isActive} and ${hasOtherName(name)})`;
