import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  validationFailed,
  type OperationContext,
  type Operations,
  type SignedInUser,
} from '../../platform/index.ts';
import { defineCatalogue, nameOf } from '../../records/index.ts';
import { industries } from '../../catalogue/index.ts';
import { verdictOf } from '../institutes/verdict.ts';
import { companies } from './tables.ts';

type Status = (typeof companies.$inferSelect)['verificationStatus'];

/** Employers see their own company, others but staff those that have been verified. */
function companiesInScope({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  return roleScope === 'company'
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
  ...row
}: Row) {
  return row;
}

const isCandidate = ({ user }: OperationContext) => user?.type === 'C';

/**
 * @param usage how many records of other contexts refer to one
 * @param tellSuspended tells the people of a company that staff have suspended it
 */
export function createCompanies(
  usage: Record<'jobs' | 'people', SQL<number>>,
  tellSuspended: (db: Db, company: { id: string; name: string }, now: Date) => Promise<void>,
) {
  const catalogue = defineCatalogue({
    key: 'company',
    table: companies,
    readers: ['Manage Company', 'View Company'],
    scope: companiesInScope,
    ownedBy: ['company'],
    derived: {
      industryType: sql<string>`${companies.industryID}`,
      industryName: nameOf(industries, companies.industryID),
      jobCount: usage.jobs,
    },
    searched: [companies.name, companies.location],
    filters: {
      industryID: (industryID: string) => eq(companies.industryID, industryID),
      verificationStatus: (status: Status) => eq(companies.verificationStatus, status),
    },
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
    sameAs: ({ name }) => or(sql`lower(${companies.name}) = lower(${name})`),
    prepare: async (tx, values, { user }, before) => {
      const { industryID, email } = values;
      if (industryID !== undefined && industryID !== before?.industryID)
        await refuseUnknownIndustry(tx, industryID);
      const isChecked = user?.roleScope !== 'all' && before?.verificationStatus === 'Verified';
      const isOther = (['name', 'gstin'] as const).some(
        (key) => values[key] !== undefined && values[key] !== before?.[key],
      );
      return {
        ...values,
        ...(email === undefined ? {} : { email: email.toLowerCase() }),
        // What staff have verified is no longer what the company says.
        ...(isChecked && isOther
          ? { verificationStatus: 'Pending' as const, verifiedAt: null, verifiedBy: null }
          : {}),
      };
    },
    saved: async (tx, { id, name, verificationStatus }, body, { now }) => {
      if (body.verificationStatus === 'Suspended' && verificationStatus === 'Suspended') {
        await tellSuspended(tx, { id, name }, now());
      }
    },
    keepsValuesOf: ['name', 'location', 'website', 'industryID', 'verificationStatus'],
    usage,
  });

  return {
    listCompanies: async (request, context) => {
      const page = await catalogue.list(request, context);
      if (!isCandidate(context) || request.query.pageNo === -1) return page;
      const shown = page.data.company.map((row) => ('email' in row ? withoutContact(row) : row));
      return { ...page, json: undefined, data: { company: shown } };
    },
    countCompanies: catalogue.count,
    getCompany: async (request, context) => {
      const { data } = await catalogue.get(request, context);
      return { data: { company: isCandidate(context) ? withoutContact(data.company) : data.company } };
    },
    updateCompany: async ({ params, body: { industryType, ...body } }, context) => {
      const industry = industryType === undefined ? {} : { industryID: industryType };
      return catalogue.update({ params, body: { ...body, ...industry } }, context);
    },
    downloadCompanies: catalogue.download,
    verifyCompany: async ({ params, body }, context) => {
      const { values, reason } = verdictOf(body, context);
      return catalogue.decide(params.id, values, reason, context);
    },
  } satisfies Operations;
}
