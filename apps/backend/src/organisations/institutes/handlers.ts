import { and, eq, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Operations, RateLimiter } from '../../platform/index.ts';
import { createImporter, defineCatalogue, sumOf } from '../../records/index.ts';
import { presentCityNames, programs } from '../../catalogue/index.ts';
import { inPresentCity } from '../present-city.ts';
import { institutePrograms } from '../tables/institutes.ts';
import { isNamedByAll, listOffered } from './options.ts';
import { instituteConfigs, institutes, universities, type Institute } from '../tables/institutes.ts';
import { verdictOf } from './verdict.ts';
import { institutesInScope, instituteView } from './view.ts';

/**
 * @param usage how many records of other contexts refer to one
 * @param students how many candidates an institute has
 */
export function createInstitutes(
  usage: Record<'students' | 'degrees' | 'educationStages' | 'seasons' | 'leads', SQL<number>>,
  students: SQL<number>,
) {
  const instituteCatalogue = defineCatalogue({
    key: 'institute',
    table: institutes,
    readers: ['Manage Institute', 'View Institute'],
    scope: institutesInScope,
    ownedBy: ['institute', 'university'],
    derived: {
      universityName: sql<
        string | null
      >`(select ${universities.name} from ${universities} where ${universities.id} = ${institutes.universityID})`,
      programIDs: sql<string[]>`array(select ${institutePrograms.programID} from ${institutePrograms}
      where ${institutePrograms.instituteID} = ${institutes.id})`,
      students,
      usedBy: sumOf(usage),
    },
    searched: [institutes.aisheCode],
    findsBy: isNamedByAll,
    filters: {
      stateCode: (code: Institute['stateCode']) => eq(institutes.stateCode, code),
      universityID: (id: string) => eq(institutes.universityID, id),
      instituteType: (type: Institute['instituteType']) => eq(institutes.instituteType, type),
      verificationStatus: (status: Institute['verificationStatus']) =>
        eq(institutes.verificationStatus, status),
    },
    sorts: { name: institutes.name },
    view: instituteView,
    item: ({ id, name, city, stateCode }) => ({ id, name, city, stateCode }),
    // No contact persons: the file is for everybody who may read the list.
    download: [
      'id',
      'name',
      'instituteType',
      'universityName',
      'city',
      'stateCode',
      'website',
      'isRegistrable',
      'verificationStatus',
      'isActive',
    ],
    references: { universityID: universities, programIDs: programs },
    sameAs: ({ name, city }) =>
      and(sql`lower(${institutes.name}) = lower(${name})`, sql`lower(${institutes.city}) = lower(${city})`),
    saved: async (tx, { id }, { programIDs }) => {
      await tx.insert(instituteConfigs).values({ instituteID: id }).onConflictDoNothing();
      if (!Array.isArray(programIDs)) return;
      const offered = programIDs.map(String);
      // Those that are offered before and after keep their row.
      await tx
        .delete(institutePrograms)
        .where(and(eq(institutePrograms.instituteID, id), notInArray(institutePrograms.programID, offered)));
      const rows = offered.map((programID) => ({ instituteID: id, programID }));
      if (rows.length > 0) await tx.insert(institutePrograms).values(rows).onConflictDoNothing();
    },
    keepsValuesOf: [
      'name',
      'universityID',
      'instituteType',
      'city',
      'stateCode',
      'pincode',
      'website',
      'aisheCode',
      'accreditation',
      'establishedYear',
      'isRegistrable',
      'verificationStatus',
    ],
    usage,
  });

  /** `searches` limits those without an account, `institutesAtOnce` how many they get. */
  const createInstitutesOperations = ({
    searches,
    institutesAtOnce,
  }: {
    searches: RateLimiter;
    institutesAtOnce: number;
  }) =>
    ({
      /** For everybody those that a fresher can register in, and pages of all for staff. */
      listInstitutes: async (request, context) => {
        const { pageNo, pageSize: _pageSize, cursor: _cursor, sort: _sort, ...filter } = request.query;
        if (pageNo !== -1) return instituteCatalogue.list(request, context);
        if (context.user === null) searches.consume(context.client.address);
        return listOffered(context, filter, institutesAtOnce);
      },
      countInstitutes: instituteCatalogue.count,
      getInstitute: instituteCatalogue.get,
      addInstitute: instituteCatalogue.add,
      updateInstitute: instituteCatalogue.update,
      deleteInstitute: instituteCatalogue.remove,
      setInstituteStatus: instituteCatalogue.setActive,
      downloadInstitutes: instituteCatalogue.download,
      verifyInstitute: async ({ params, body }, context) => {
        const { values, reason } = verdictOf(body, context);
        return instituteCatalogue.decide(params.id, values, reason, context);
      },
    }) satisfies Operations;

  const instituteImporter = createImporter(instituteCatalogue.declaration, {
    kind: 'institute',
    add: 'addInstitute',
    update: 'updateInstitute',
    columns: [
      'name',
      'instituteType',
      'universityID',
      'city',
      'stateCode',
      'pincode',
      'website',
      'email',
      'phone',
      'spocFirstName',
      'spocLastName',
      'spocDesignation',
      'aisheCode',
      'accreditation',
      'establishedYear',
      'isRegistrable',
    ],
    identifiedBy: ['name', 'city'],
    composed: inPresentCity,
    // Also where the file says the old name of the city.
    sameAs: ({ name, city }) =>
      and(
        sql`lower(${institutes.name}) = lower(${name})`,
        or(
          sql`lower(${institutes.city}) = lower(${city})`,
          sql`lower(${institutes.city}) in ${presentCityNames(String(city))}`,
        ),
      ),
    example: {
      name: 'Koyna Polytechnic',
      instituteType: 'Polytechnic',
      city: 'Satara',
      stateCode: 'MH',
      spocFirstName: 'Meera',
      spocLastName: 'Jadhav',
      spocDesignation: 'Placement officer',
      isRegistrable: 'true',
    },
  });

  return { instituteCatalogue, createInstitutesOperations, instituteImporter };
}
