import { grantPeriod, instituteCreditFields } from '@aarambh/forms';
import { and, eq, sql } from 'drizzle-orm';
import { notFound, outOfScope, validationFailed } from '../../platform/failure.ts';
import { signedIn, type Operations } from '../../platform/operation.ts';
import type { Services } from '../../services.ts';
import { audit, keptValues } from '../../records/audit/trail.ts';
import { defineCatalogue } from '../../records/lists/define-catalogue.ts';
import { counted, sumOf } from '../../records/lists/rows.ts';
import { currentDegrees, educationStages } from '../../candidates/profile/tables.ts';
import { institutePrograms, programs } from '../../catalogue/programs/tables.ts';
import { seasons } from '../../hiring/seasons/tables.ts';
import { users } from '../../identity/users/tables.ts';
import { resolveSettings } from '../../money/settings/service.ts';
import { changeInstituteConfig } from './change.ts';
import { findInstituteConfig } from './config.ts';
import { listOffered } from './options.ts';
import { findInstitute } from './service.ts';
import {
  instituteConfigs,
  institutes,
  universities,
  type Institute,
  type InstituteConfig,
} from './tables.ts';
import { verdictOf } from './verdict.ts';
import { configView, institutesInScope, instituteView } from './view.ts';

const usage = {
  students: counted(sql`from ${users} where ${users.parentEntityID} = ${institutes.id}`),
  degrees: counted(sql`from ${currentDegrees} where ${currentDegrees.instituteID} = ${institutes.id}`),
  educationStages: counted(
    sql`from ${educationStages} where ${educationStages.instituteID} = ${institutes.id}`,
  ),
  seasons: counted(sql`from ${seasons} where ${seasons.instituteIDs} @> array[${institutes.id}]`),
};

export const instituteCatalogue = defineCatalogue({
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
    students: counted(
      sql`from ${users} where ${users.parentEntityID} = ${institutes.id} and ${users.type} = 'C'`,
    ),
    usedBy: sumOf(usage),
  },
  searched: [institutes.name, institutes.city],
  filters: {
    stateCode: (code: Institute['stateCode']) => eq(institutes.stateCode, code),
    universityID: (id: string) => eq(institutes.universityID, id),
    instituteType: (type: Institute['instituteType']) => eq(institutes.instituteType, type),
    verificationStatus: (status: Institute['verificationStatus']) =>
      eq(institutes.verificationStatus, status),
  },
  sorts: { name: institutes.name },
  view: instituteView,
  item: ({ id, name, city }) => ({ id, name, city }),
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
    await tx.delete(institutePrograms).where(eq(institutePrograms.instituteID, id));
    const added = programIDs.map((programID) => ({ instituteID: id, programID: String(programID) }));
    if (added.length > 0) await tx.insert(institutePrograms).values(added);
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

/** Lists institutes: for everybody those that a fresher can register in, and pages of all for staff. */
export function createInstituteLists({ institutesAtOnce, searches }: Services) {
  return {
    listInstitutes: async (request, context) => {
      const { pageNo, pageSize: _pageSize, cursor: _cursor, sort: _sort, ...filter } = request.query;
      if (pageNo !== -1) return instituteCatalogue.list(request, context);
      if (context.user === null) searches.step(context.client.address);
      return listOffered(context, filter, institutesAtOnce);
    },
  } satisfies Operations;
}

export const institutesOperations = {
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

  getInstituteConfig: async ({ params: { instituteId } }, context) => {
    const { db, permissions } = context;
    const caller = signedIn(context);
    const isOwn = caller.parentEntityType === 'Institute' && caller.parentEntityID === instituteId;
    // An institute that the caller may not see is answered like one that there is not.
    if (!isOwn && (caller.type !== 'S' || !permissions.has('View Institute'))) throw notFound();
    const institute = await findInstitute(db, instituteId, isOwn ? undefined : institutesInScope(caller));
    if (!institute) throw notFound();
    const config = await findInstituteConfig(db, instituteId);
    const { config: settings } = await resolveSettings(db, [instituteId, 'C', 'default']);
    const studentCredit = config.studentCredit ?? settings.studentCredit;
    return { data: { config: configView(config, caller), studentCredit } };
  },

  updateInstituteConfig: async ({ params: { instituteId }, body }, context) => {
    const { db } = context;
    const caller = signedIn(context);
    const institute = await findInstitute(db, instituteId, institutesInScope(caller));
    if (caller.type !== 'S' || !institute) throw notFound();
    const { rowVersion, ...changes } = body;
    if (caller.roleScope !== 'all' && instituteCreditFields.some((key) => changes[key] !== undefined)) {
      throw outOfScope('Credits of an institute are changed by the platform.');
    }
    refuseEmptyPeriod(changes, await findInstituteConfig(db, instituteId));
    const config = await changeInstituteConfig(db, {
      instituteID: instituteId,
      changes,
      rowVersion,
      changedBy: caller.id,
      at: context.now(),
      saved: (tx, before, after) =>
        audit(tx, context, {
          action: 'changed',
          entityType: 'institute',
          entityID: instituteId,
          subjectID: instituteId,
          fields: Object.keys(changes),
          ...keptValues(keptOfConfig, Object.keys(changes), before, after),
        }),
    });
    return { data: { config: configView(config, caller) } };
  },
} satisfies Operations;

/** What the history of an institute says about its configuration: all but the address of a person. */
const keptOfConfig: readonly (keyof InstituteConfig)[] = [
  'studentCredit',
  'grantBudgetCredits',
  'grantRule',
  'grantStart',
  'grantEnd',
  'grantsPerDay',
  'requiresJDApproval',
  'requiresProfileVerification',
  'allowedEmailDomains',
  'autoApproveCompanies',
  'cvFreezeDays',
  'candidateRecharge',
];

type Period = Pick<InstituteConfig, 'grantStart' | 'grantEnd'>;

/** Throws 422 when the first day of the grants would come after the last. */
function refuseEmptyPeriod(changes: Partial<Period>, before: Period): void {
  if (grantPeriod({ ...before, ...changes }).ok) return;
  throw validationFailed([
    { path: 'grantEnd', code: 'order', message: 'The last day must not come before the first.' },
  ]);
}
