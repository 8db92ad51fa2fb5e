import { and, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  endOfIndianDate,
  outOfScope,
  signedIn,
  startOfIndianDate,
  validationFailed,
  type OperationContext,
  type Operations,
  type SignedInUser,
} from '../../platform/index.ts';
import { defineCatalogue, nameOf } from '../../records/index.ts';
import { industries } from '../../catalogue/index.ts';
import { mergeInto, previewMerge, refuseMerged, type CompanyParts } from './merge.ts';
import { companies } from '../tables/companies.ts';
import { decisionOf, refuseUnlessStep, type CompanyStatus } from './verdict.ts';

/** A company about which staff have decided, and what. */
export interface CompanyDecision {
  readonly id: string;
  readonly name: string;
  readonly from: CompanyStatus;
  readonly to: CompanyStatus;
  readonly note: string | null;
}

/** Employers see their own company, others but staff those that have been verified. */
export function companiesInScope({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  return roleScope === 'company' || roleScope === 'job'
    ? eq(companies.id, parentEntityID ?? '')
    : eq(companies.verificationStatus, 'Verified');
}

/** @throws ApiFailure 422 for an industry that is not there or no longer in use */
async function refuseUnknownIndustry(tx: Transaction, id: string): Promise<void> {
  const found = await tx.$count(industries, and(eq(industries.id, id), eq(industries.isActive, true)));
  if (found > 0) return;
  throw validationFailed([
    { path: 'industryType', code: 'unknown', message: 'Choose a record from the list.' },
  ]);
}

interface Contact {
  email: string;
  phone: string;
  spocFirstName: string;
  spocLastName: string;
  spocDesignation: string;
  gstin: string | null;
  verificationNote: string | null;
  verificationChecks: readonly unknown[];
}

/** A company without the person behind it and without what staff noted, for those who look for work. */
function withoutContact<Row extends Contact>({
  email: _email,
  phone: _phone,
  spocFirstName: _first,
  spocLastName: _last,
  spocDesignation: _designation,
  gstin: _gstin,
  verificationNote: _note,
  verificationChecks: _checks,
  ...row
}: Row) {
  return row;
}

const isCandidate = ({ user }: OperationContext) => user?.type === 'C';

/**
 * @param usage how many records of other contexts refer to one
 * @param decided does what follows when staff have decided about a company, in the same transaction
 * @param parts what belongs to one and goes over when it is merged into another
 */
export function createCompanies(
  usage: Record<
    'jobs' | 'people' | 'jobTemplates' | 'questions' | 'leads' | 'ledgerLines' | 'mergedCompanies',
    SQL<number>
  >,
  decided: (tx: Transaction, decision: CompanyDecision, context: OperationContext) => Promise<void>,
  parts: CompanyParts,
) {
  const companyCatalogue = defineCatalogue({
    key: 'company',
    table: companies,
    readers: ['Manage Company', 'View Company'],
    scope: companiesInScope,
    ownedBy: ['company'],
    derived: {
      industryType: sql<string>`${companies.industryID}`,
      industryName: nameOf(industries, companies.industryID),
      jobCount: usage.jobs,
      mergedIntoName: sql<string | null>`(select merged.name from ${companies} as merged
        where merged.id = ${companies.mergedIntoID})`,
      mergedCompanies: sql<string[]>`array(select merged.name from ${companies} as merged
        where merged.merged_into_id = ${companies.id} order by merged.name)`,
    },
    listed: isNull(companies.mergedIntoID),
    searched: [companies.name, companies.location],
    filters: {
      industryID: (industryID: string) => eq(companies.industryID, industryID),
      verificationStatus: (status: CompanyStatus) => eq(companies.verificationStatus, status),
      from: (day: string) => gte(companies.createdAt, startOfIndianDate(day)),
      to: (day: string) => lt(companies.createdAt, endOfIndianDate(day)),
    },
    groups: { verificationStatus: companies.verificationStatus },
    sorts: { name: companies.name },
    item: ({ id, name }) => ({ id, name }),
    download: [
      'id',
      'name',
      'industryName',
      'location',
      'website',
      'verificationStatus',
      'jobCount',
      'createdAt',
      'isActive',
    ],
    sameAs: ({ name }) => and(isNull(companies.mergedIntoID), sql`lower(${companies.name}) = lower(${name})`),
    prepare: async (tx, values, { user }, before) => {
      if (before !== undefined) refuseMerged(before);
      const { industryID, email, verificationStatus: verdict } = values;
      if (verdict !== undefined && verdict !== 'Unverified' && before !== undefined) {
        const { verificationChecks: checked, verificationNote: note } = values;
        refuseUnlessStep(before.verificationStatus, { verdict, checked, note: note ?? undefined });
      }
      if (industryID !== undefined && industryID !== before?.industryID)
        await refuseUnknownIndustry(tx, industryID);
      const isTheirs = user?.roleScope !== 'all';
      const changed = new Set(
        Object.entries(values).flatMap(([key, value]) =>
          value === Reflect.get(before ?? {}, key) ? [] : [key],
        ),
      );
      // What was verified is no longer what the company says, or what was refused has been mended.
      const isAnew =
        (before?.verificationStatus === 'Verified' && (changed.has('name') || changed.has('gstin'))) ||
        (before?.verificationStatus === 'Rejected' && changed.size > 0);
      return {
        ...values,
        ...(email === undefined ? {} : { email: email.toLowerCase() }),
        ...(isTheirs && isAnew
          ? {
              verificationStatus: 'Pending' as const,
              verificationChecks: [],
              verifiedAt: null,
              verifiedBy: null,
            }
          : {}),
      };
    },
    saved: async (tx, row, body, context, before) => {
      if (body.verificationStatus === undefined || before === undefined) return;
      const { id, name, verificationStatus: to, verificationNote: note } = row;
      await decided(tx, { id, name, from: before.verificationStatus, to, note }, context);
    },
    keepsValuesOf: ['name', 'location', 'website', 'industryID', 'verificationStatus', 'verificationChecks'],
    usage,
  });

  const companiesOperations = {
    listCompanies: async (request, context) => {
      const page = await companyCatalogue.list(request, context);
      if (!isCandidate(context) || request.query.pageNo === -1) return page;
      const shown = page.data.company.map((row) => ('email' in row ? withoutContact(row) : row));
      return { ...page, json: undefined, data: { company: shown } };
    },
    countCompanies: companyCatalogue.count,
    getCompany: async (request, context) => {
      const { data } = await companyCatalogue.get(request, context);
      return { data: { company: isCandidate(context) ? withoutContact(data.company) : data.company } };
    },
    updateCompany: async ({ params, body: { industryType, ...body } }, context) => {
      const industry = industryType === undefined ? {} : { industryID: industryType };
      return companyCatalogue.update({ params, body: { ...body, ...industry } }, context);
    },
    downloadCompanies: companyCatalogue.download,
    setCompanyStatus: async (request, context) => {
      if (signedIn(context).roleScope !== 'all') throw outOfScope('Only the platform withdraws a company.');
      return companyCatalogue.setActive(request, context);
    },
    deleteCompany: async (request, context) => {
      const { data } = await companyCatalogue.get(request, context);
      refuseMerged(data.company);
      return companyCatalogue.remove(request, context);
    },
    verifyCompany: async ({ params, body }, context) => {
      const { values, reason } = decisionOf(body, context);
      return companyCatalogue.decide(params.id, values, reason, context);
    },
    previewCompanyMerge: async (request, context) => ({
      data: { merge: await previewMerge(parts, request, context) },
    }),
    mergeCompany: async (request, context) => {
      await mergeInto(parts, request, context);
      return companyCatalogue.get(request, context);
    },
  } satisfies Operations;

  return { companyCatalogue, companiesOperations };
}
