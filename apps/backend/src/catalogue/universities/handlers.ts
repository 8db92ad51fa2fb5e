import { eq, sql } from 'drizzle-orm';
import type { Operations } from '../../platform/operation.ts';
import { defineCatalogue } from '../../records/lists/define-catalogue.ts';
import { counted, sumOf } from '../../records/lists/rows.ts';
import { institutes, universities } from '../../organisations/institutes/tables.ts';
import { verdictOf } from '../../organisations/institutes/verdict.ts';
import { currentDegrees, educationStages } from '../../candidates/profile/tables.ts';
import type { StateCode } from '../reference/tables.ts';
import { users } from '../../identity/users/tables.ts';

type University = typeof universities.$inferSelect;

const usage = {
  institutes: counted(sql`from ${institutes} where ${institutes.universityID} = ${universities.id}`),
  officers: counted(sql`from ${users} where ${users.parentEntityID} = ${universities.id}`),
  degrees: counted(sql`from ${currentDegrees} where ${currentDegrees.universityID} = ${universities.id}`),
  educationStages: counted(
    sql`from ${educationStages} where ${educationStages.universityID} = ${universities.id}`,
  ),
};

export const universityCatalogue = defineCatalogue({
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

export const universitiesOperations = {
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
