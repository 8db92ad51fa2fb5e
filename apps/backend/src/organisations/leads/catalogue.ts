/** The lead desk: reading leads, and following them up. */
import { eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  endOfIndianDate,
  startOfIndianDate,
  validationFailed,
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
  storedText,
} from '../../platform/index.ts';
import { contains, type Db, type Transaction } from '../../database/index.ts';
import { defineCatalogue } from '../../records/index.ts';
import { industries } from '../../catalogue/index.ts';
import type { institutes } from '../tables/institutes.ts';
import { convert } from './conversion.ts';
import { mergeInto, previewMerge, refuseMerged } from './merge.ts';
import { contactIn, merged, mergedIntoContact, mergedLeads, nameOfLead } from './merged.ts';
import { leadActivities, leads } from '../tables/leads.ts';

type Lead = typeof leads.$inferSelect;
type LeadView = OperationData<'getLead'>['lead'];
type Activities = NonNullable<LeadView['activities']>;

/** The people who follow leads up. */
export interface Staff {
  /** Staff of the platform who may change leads, by name. */
  leadOwners: (db: Db) => Promise<{ id: string; name: string }[]>;
  /** Whether somebody is one of them, and stays it until the transaction ends. */
  holdOwner: (tx: Transaction, id: string) => Promise<boolean>;
  /** Name of the person whose id a column has; null without one. */
  nameOf: (id: AnyPgColumn) => SQL<string | null>;
}

const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

interface LeadMore {
  industryName: string;
  ownerName: string | null;
  contact: string;
  mergedIntoContact: string | null;
  mergedLeads: NonNullable<LeadView['mergedLeads']>;
  activities: Activities;
}

function leadView(row: Lead & LeadMore): LeadView {
  const { id, firstName, lastName, mobile, email, description, status, nextAction, ownerID } = row;
  return {
    id,
    firstName,
    lastName,
    mobile,
    email,
    description,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contact form takes nothing else
    numberOfEmployees: row.numberOfEmployees as LeadView['numberOfEmployees'],
    industry: row.industryID,
    industryName: row.industryName,
    status,
    nextAction,
    nextActionAt: row.nextActionAt?.toISOString() ?? null,
    ownerID,
    ownerName: row.ownerName,
    convertedCompanyID: row.convertedCompanyID,
    convertedInstituteID: row.convertedInstituteID,
    contact: row.contact,
    mergedIntoID: row.mergedIntoID,
    mergedIntoContact: row.mergedIntoContact,
    mergedLeads: row.mergedLeads,
    activities: row.activities,
    isActive: row.isActive,
    rowVersion: row.rowVersion,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Writes an institute in the transaction of the context, and returns its id. */
type AddInstitute = (
  body: Partial<typeof institutes.$inferInsert>,
  context: OperationContext,
) => Promise<string>;

export function createLeadDesk({ leadOwners, holdOwner, nameOf }: Staff, addInstitute: AddInstitute) {
  /** Newest first, with those of the leads that were merged into it. */
  const activities = sql<Activities>`(select coalesce(json_agg(json_build_object(
    'id', ${leadActivities.id},
    'at', to_char(${leadActivities.at} at time zone 'UTC', ${iso}),
    'actorName', ${nameOf(leadActivities.actorID)},
    'note', ${leadActivities.note},
    'status', ${leadActivities.status},
    'nextAction', ${leadActivities.nextAction}
  ) order by ${leadActivities.at} desc, ${leadActivities.id} desc), '[]'::json)
  from ${leadActivities} where ${leadActivities.leadID} = ${leads.id}
    or ${leadActivities.leadID} in (select ${merged.id} from ${leads} as merged where ${merged.mergedIntoID} = ${leads.id}))`;

  const leadCatalogue = defineCatalogue({
    key: 'lead',
    table: leads,
    readers: ['Manage Lead', 'View Lead'],
    derived: {
      industryName: sql<string>`(select ${industries.name} from ${industries} where ${industries.id} = ${leads.industryID})`,
      ownerName: nameOf(leads.ownerID),
      contact: contactIn(leads),
      mergedIntoContact,
      mergedLeads,
      activities,
    },
    listed: isNull(leads.mergedIntoID),
    searched: [nameOfLead(leads), leads.mobile, leads.email],
    // Whoever wrote in one that was merged is found where that goes on.
    findsBy: (search) =>
      inArray(
        leads.id,
        sql`(select ${merged.mergedIntoID} from ${leads} as merged where ${or(
          contains(nameOfLead(merged), search),
          contains(merged.mobile, search),
          contains(merged.email, search),
        )})`,
      ),
    filters: {
      status: (status: Lead['status']) => eq(leads.status, status),
      nextAction: (action: Lead['nextAction']) => eq(leads.nextAction, action),
      industryID: (id: string) => eq(leads.industryID, id),
      ownerID: (id: string) => eq(leads.ownerID, id),
      from: (day: string) => gte(leads.createdAt, startOfIndianDate(day)),
      to: (day: string) => lt(leads.createdAt, endOfIndianDate(day)),
    },
    groups: { status: leads.status },
    sorts: { lastName: leads.lastName },
    firstSort: '-createdAt',
    view: leadView,
    // The contract has no list of all leads.
    item: leadView,
    download: [
      'id',
      'firstName',
      'lastName',
      'mobile',
      'email',
      'numberOfEmployees',
      'industryName',
      'status',
      'nextAction',
      'nextActionAt',
      'ownerName',
      'createdAt',
    ],
    prepare: async (tx, values, _context, before) => {
      if (before !== undefined) refuseMerged(before);
      const { ownerID, email } = values;
      if (typeof ownerID === 'string' && ownerID !== before?.ownerID) {
        if (!(await holdOwner(tx, ownerID))) {
          throw validationFailed([
            { path: 'ownerID', code: 'unknown', message: 'Choose a record from the list.' },
          ]);
        }
      }
      return email === undefined ? values : { ...values, email: email.toLowerCase() };
    },
    // The same people may write again: each time it is a lead of its own.
    sameAs: () => sql`false`,
    saved: async (tx, { id, status, nextAction }, { note }, context) => {
      await tx.insert(leadActivities).values({
        leadID: id,
        at: context.now(),
        actorID: signedIn(context).id,
        note: typeof note === 'string' ? storedText(note) : null,
        status,
        nextAction,
      });
    },
    usage: {},
  });

  const leadDeskOperations = {
    listLeads: leadCatalogue.list,
    listLeadOwners: async ({ query: { pageNo = 1, pageSize = 25 } }, { db }) => {
      const owners = await leadOwners(db);
      const total = owners.length;
      if (pageNo === -1) return { data: { owner: owners }, meta: { pageNo, pageSize: total, total } };
      const owner = owners.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { data: { owner }, meta: { pageNo, pageSize, total } };
    },
    countLeads: leadCatalogue.count,
    getLead: leadCatalogue.get,
    updateLead: async ({ params, body: { nextActionAt, ...body } }, context) => {
      const at = typeof nextActionAt === 'string' ? new Date(nextActionAt) : nextActionAt;
      return leadCatalogue.update(
        { params, body: at === undefined ? body : { ...body, nextActionAt: at } },
        context,
      );
    },
    convertLeadToInstitute: async ({ params, body: { rowVersion, ...institute } }, context) => {
      await convert(context, { id: params.id, rowVersion }, async (_lead, inTransaction) => ({
        convertedInstituteID: await addInstitute(institute, inTransaction),
      }));
      return leadCatalogue.get({ params }, context);
    },
    previewLeadMerge: async (request, context) => ({ data: { merge: await previewMerge(request, context) } }),
    mergeLead: async (request, context) => {
      await mergeInto(request, context);
      return leadCatalogue.get(request, context);
    },
    deleteLead: leadCatalogue.remove,
    setLeadStatus: leadCatalogue.setActive,
    downloadLeads: leadCatalogue.download,
  } satisfies Operations;

  return { leadCatalogue, leadDeskOperations };
}
