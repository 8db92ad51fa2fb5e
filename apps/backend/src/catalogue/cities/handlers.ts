import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Operations } from '../../platform/index.ts';
import { createImporter, defineCatalogue, sumOf, textsOf, translationsOf } from '../../records/index.ts';
import { cities, type StateCode } from '../tables/reference.ts';
import { hasOtherName } from './other-names.ts';

type City = typeof cities.$inferSelect;

/** @param usage how many records of other contexts refer to one */
export function createCities(
  usage: Record<'institutes' | 'universities' | 'candidates' | 'jobs', SQL<number>>,
) {
  const cityCatalogue = defineCatalogue({
    key: 'city',
    table: cities,
    readers: ['Manage City', 'View City'],
    derived: { usedBy: sumOf(usage) },
    searched: [cities.name, textsOf(cities.aliases), translationsOf(cities.nameTranslations)],
    filters: {
      stateCode: (code: StateCode) => eq(cities.stateCode, code),
      tier: (tier: NonNullable<City['tier']>) => eq(cities.tier, tier),
    },
    sorts: { name: cities.name },
    item: ({ id, name, stateCode, nameTranslations }) => ({ id, name, stateCode, nameTranslations }),
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

  const citiesOperations = {
    listCities: cityCatalogue.list,
    countCities: cityCatalogue.count,
    getCity: cityCatalogue.get,
    addCity: cityCatalogue.add,
    updateCity: cityCatalogue.update,
    deleteCity: cityCatalogue.remove,
    setCityStatus: cityCatalogue.setActive,
    downloadCities: cityCatalogue.download,
  } satisfies Operations;

  const cityImporter = createImporter(cityCatalogue.declaration, {
    kind: 'city',
    add: 'addCity',
    update: 'updateCity',
    columns: ['name', 'stateCode', 'district', 'tier', 'aliases'],
    identifiedBy: ['name', 'stateCode'],
    composed: {
      headings: {},
      // An old name tells the city, and does not rename it, unless the row says that it is no other name any more.
      compose: (_tx, { name, aliases }, stored) =>
        isOtherName(name, stored?.aliases) && (aliases === undefined || isOtherName(name, aliases))
          ? { name: stored?.name }
          : {},
    },
    sameAs: ({ name, stateCode }) =>
      and(
        sql`${cities.stateCode} = ${stateCode}`,
        or(sql`lower(${cities.name}) = lower(${name})`, hasOtherName(String(name))),
      ),
    example: { name: 'Koregaon', stateCode: 'MH', district: 'Satara', tier: '3', aliases: '' },
  });

  return { cityCatalogue, citiesOperations, cityImporter };
}

const isOtherName = (name: unknown, others: unknown): boolean =>
  typeof name === 'string' &&
  Array.isArray(others) &&
  others.some((other) => typeof other === 'string' && other.toLowerCase() === name.toLowerCase());
