import { eq, sql } from 'drizzle-orm';
import type { Operations } from '../../platform/operation.ts';
import { defineCatalogue } from '../../records/lists/define-catalogue.ts';
import { counted, sumOf, textsOf } from '../../records/lists/rows.ts';
import { institutes, universities } from '../../organisations/institutes/tables.ts';
import { cities, type StateCode } from '../reference/tables.ts';
import { candidates } from '../../identity/users/tables.ts';

type City = typeof cities.$inferSelect;

/** Institutes and universities name their city by its name and state, people by its id. */
const usage = {
  institutes: counted(sql`from ${institutes}
    where lower(${institutes.city}) = lower(${cities.name}) and ${institutes.stateCode} = ${cities.stateCode}`),
  universities: counted(sql`from ${universities}
    where lower(${universities.city}) = lower(${cities.name}) and ${universities.stateCode} = ${cities.stateCode}`),
  candidates: counted(sql`from ${candidates} where ${candidates.preferredCityIDs} @> array[${cities.id}]`),
};

export const cityCatalogue = defineCatalogue({
  key: 'city',
  table: cities,
  readers: ['Manage City', 'View City'],
  derived: { usedBy: sumOf(usage) },
  searched: [cities.name, textsOf(cities.aliases)],
  filters: {
    stateCode: (code: StateCode) => eq(cities.stateCode, code),
    tier: (tier: NonNullable<City['tier']>) => eq(cities.tier, tier),
  },
  sorts: { name: cities.name },
  item: ({ id, name, stateCode }) => ({ id, name, stateCode }),
  download: ['id', 'name', 'stateCode', 'district', 'tier', 'aliases', 'usedBy', 'isActive'],
  // A name of one city of a state is no other name of another: people who look for it would find two.
  sameAs: ({ stateCode, name, aliases }) => {
    const names = [name, ...aliases].map((each) => each.toLowerCase());
    const known = sql`array(select lower(alias) from unnest(${cities.aliases} || ${cities.name}) as alias)`;
    return sql`${cities.stateCode} = ${stateCode} and ${known} && ${sql.param(names)}::text[]`;
  },
  prepare: (_tx, values, _context, before) =>
    before ? values : { ...values, aliases: values.aliases ?? [] },
  keepsValuesOf: ['name', 'stateCode', 'district', 'tier', 'aliases', 'nameTranslations'],
  usage,
  isFixed: ({ isFixedList }) => isFixedList,
});

export const citiesOperations = {
  listCities: cityCatalogue.list,
  countCities: cityCatalogue.count,
  getCity: cityCatalogue.get,
  addCity: cityCatalogue.add,
  updateCity: cityCatalogue.update,
  deleteCity: cityCatalogue.remove,
  setCityStatus: cityCatalogue.setActive,
  downloadCities: cityCatalogue.download,
} satisfies Operations;
