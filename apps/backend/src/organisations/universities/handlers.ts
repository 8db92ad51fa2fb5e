import { eq, sql, type SQL } from 'drizzle-orm';
import type { Operations } from '../../platform/index.ts';
import { createImporter, defineCatalogue, counted, sumOf } from '../../records/index.ts';
import { institutes, universities } from '../tables/institutes.ts';
import { verdictOf } from '../institutes/verdict.ts';
import type { StateCode } from '../../catalogue/index.ts';
import { inPresentCity } from '../present-city.ts';

type University = typeof universities.$inferSelect;

/** @param above how many records of other contexts refer to one */
export function createUniversities(above: Record<'officers' | 'degrees' | 'educationStages', SQL<number>>) {
  const usage = {
    institutes: counted(sql`from ${institutes} where ${institutes.universityID} = ${universities.id}`),
    ...above,
  };
  const universityCatalogue = defineCatalogue({
    key: 'university',
    table: universities,
    readers: ['Manage University', 'View University'],
    // Officers of a university see their own; everybody else who may read sees all, as forms offer them.
    scope: ({ type, roleScope, parentEntityID }) =>
      type === 'S' && roleScope === 'university' ? eq(universities.id, parentEntityID ?? '') : undefined,
    ownedBy: ['university'],
    derived: { institutes: usage.institutes, usedBy: sumOf(usage) },
    searched: [universities.name, universities.shortName, universities.city],
    filters: {
      stateCode: (code: StateCode) => eq(universities.stateCode, code),
      universityType: (type: University['universityType']) => eq(universities.universityType, type),
    },
    sorts: { name: universities.name },
    item: ({ id, name }) => ({ id, name }),
    download: [
      'id',
      'name',
      'shortName',
      'universityType',
      'city',
      'stateCode',
      'website',
      'cgpaScale',
      'institutes',
      'isActive',
    ],
    sameAs: ({ name }) => sql`lower(${universities.name}) = lower(${name})`,
    keepsValuesOf: [
      'name',
      'shortName',
      'universityType',
      'aisheCode',
      'city',
      'stateCode',
      'website',
      'cgpaScale',
      'cgpaFormula',
      'verificationStatus',
    ],
    usage,
  });

  const universitiesOperations = {
    listUniversities: universityCatalogue.list,
    countUniversities: universityCatalogue.count,
    getUniversity: universityCatalogue.get,
    addUniversity: universityCatalogue.add,
    updateUniversity: universityCatalogue.update,
    deleteUniversity: universityCatalogue.remove,
    setUniversityStatus: universityCatalogue.setActive,
    downloadUniversities: universityCatalogue.download,
    verifyUniversity: async ({ params, body }, context) => {
      const { values, reason } = verdictOf(body, context);
      return universityCatalogue.decide(params.id, values, reason, context);
    },
  } satisfies Operations;

  const universityImporter = createImporter(universityCatalogue.declaration, {
    kind: 'university',
    add: 'addUniversity',
    update: 'updateUniversity',
    columns: [
      'name',
      'shortName',
      'universityType',
      'aisheCode',
      'stateCode',
      'city',
      'website',
      'email',
      'phone',
      'cgpaScale',
    ],
    identifiedBy: ['name'],
    composed: inPresentCity,
    example: {
      name: 'Sahyadri Open University',
      shortName: 'SOU',
      universityType: 'Open',
      stateCode: 'MH',
      city: 'Pune',
      cgpaScale: '10',
    },
  });

  return { universityCatalogue, universitiesOperations, universityImporter };
}
