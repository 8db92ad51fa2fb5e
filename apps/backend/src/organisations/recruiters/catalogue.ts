/** The list of a placement office: which companies it speaks with, where it stands with each, and what comes next. */
import { and, eq, gte, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { industries } from '../../catalogue/index.ts';
import {
  indianDate,
  outOfScope,
  signedIn,
  storedText,
  type OperationData,
  type SignedInUser,
} from '../../platform/index.ts';
import { createImporter, defineCatalogue } from '../../records/index.ts';
import { companies } from '../tables/companies.ts';
import { recruiterConversations, recruiters } from '../tables/recruiters.ts';

type Recruiter = typeof recruiters.$inferSelect;
type Conversations = NonNullable<OperationData<'getRecruiter'>['recruiter']['conversations']>;

const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** Most conversations that are shown of one. */
const mostShown = 50;

/** The company on the platform that this is: it signed up with the address of the contact, or goes by the same name. */
const ofCompany = sql`from ${companies} where lower(${companies.email}) = ${recruiters.contactEmail}
  or lower(${companies.name}) = lower(${recruiters.name}) order by lower(${companies.email}) = ${recruiters.contactEmail} desc nulls last limit 1`;

const companyID = sql<string | null>`(select ${companies.id} ${ofCompany})`;

/** The own institute's alone: what an office knows of a company is its own. */
export const recruitersInScope = ({ roleScope, parentEntityID }: SignedInUser): SQL =>
  roleScope === 'institute' ? eq(recruiters.instituteID, parentEntityID ?? '') : sql`false`;

/** @param nameOf name of the person whose id a column has; null without one */
export function createRecruiterCatalogue(nameOf: (id: AnyPgColumn) => SQL<string | null>) {
  const ordered = sql`select * from ${recruiterConversations}
    where ${recruiterConversations.recruiterID} = ${recruiters.id}
    order by ${recruiterConversations.at} desc, ${recruiterConversations.id} desc limit ${sql.raw(String(mostShown))}`;
  const conversations = sql<Conversations>`(select coalesce(json_agg(json_build_object(
    'id', ${recruiterConversations.id},
    'at', to_char(${recruiterConversations.at} at time zone 'UTC', ${iso}),
    'actorName', ${nameOf(recruiterConversations.actorID)},
    'note', ${recruiterConversations.note},
    'status', ${recruiterConversations.status},
    'nextStep', ${recruiterConversations.nextStep},
    'nextStepOn', ${recruiterConversations.nextStepOn}
  ) order by ${recruiterConversations.at} desc, ${recruiterConversations.id} desc), '[]'::json)
  from (${ordered}) as recruiter_conversations)`;

  const isDue = sql`coalesce(${recruiters.nextStepOn} <= (now() at time zone 'Asia/Kolkata')::date, false)`;
  return defineCatalogue({
    key: 'recruiter',
    table: recruiters,
    readers: ['Manage Season'],
    scope: recruitersInScope,
    ownedBy: ['institute'],
    addedBy: ['institute'],
    isOwn: ({ instituteID }, { parentEntityID }) => instituteID === parentEntityID,
    derived: {
      industryName: sql<
        string | null
      >`(select ${industries.name} from ${industries} where ${industries.id} = ${recruiters.industryID})`,
      companyID,
      companyName: sql<string | null>`(select ${companies.name} ${ofCompany})`,
      conversations,
    },
    searched: [recruiters.name, recruiters.contactName, recruiters.contactEmail],
    filters: {
      status: (status: Recruiter['status']) => eq(recruiters.status, status),
      industryID: (id: string) => eq(recruiters.industryID, id),
      isDue: (due: boolean) => (due ? isDue : not(isDue)),
      isRegistered: (registered: boolean) => (registered ? isNotNull(companyID) : isNull(companyID)),
      minLastPayPaise: (least: number) => gte(recruiters.lastPayPaise, least),
    },
    groups: { status: recruiters.status },
    sorts: {
      name: recruiters.name,
      nextStepOn: sql`coalesce(${recruiters.nextStepOn}, '9999-12-31')`,
      lastPayPaise: sql`coalesce(${recruiters.lastPayPaise}, -1)`,
    },
    item: ({ id, name, status }) => ({ id, name, status }),
    download: [
      'id',
      'name',
      'industryName',
      'website',
      'city',
      'contactName',
      'contactDesignation',
      'contactEmail',
      'contactPhone',
      'status',
      'nextStep',
      'nextStepOn',
      'visitOn',
      'lastPayPaise',
      'lastHired',
      'companyName',
      'isActive',
    ],
    references: { industryID: industries },
    prepare: (_tx, values, context, before) => {
      const { roleScope, parentEntityID } = signedIn(context);
      if (roleScope !== 'institute' || parentEntityID === null) {
        throw outOfScope('A placement office keeps this list.');
      }
      const { contactEmail } = values;
      return {
        ...values,
        ...(before === undefined && { instituteID: parentEntityID }),
        ...(typeof contactEmail === 'string' && { contactEmail: contactEmail.toLowerCase() }),
      };
    },
    saved: async (tx, { id, status, nextStep, nextStepOn }, { note }, context, before) => {
      const isNoted = typeof note === 'string';
      if (!isNoted && before?.status === status && before.nextStep === nextStep) return;
      await tx.insert(recruiterConversations).values({
        recruiterID: id,
        at: context.now(),
        actorID: signedIn(context).id,
        note: isNoted ? storedText(note) : null,
        status,
        nextStep,
        nextStepOn,
      });
    },
    sameAs: ({ instituteID, name }) =>
      and(eq(recruiters.instituteID, instituteID), sql`lower(${recruiters.name}) = lower(${name})`),
    usage: {},
  });
}

/** Files of last year's companies. */
export const createRecruiterImporter = (
  catalogue: ReturnType<typeof createRecruiterCatalogue>['declaration'],
) =>
  createImporter(catalogue, {
    kind: 'recruiter',
    days: ['nextStepOn', 'visitOn'],
    add: 'addRecruiter',
    update: 'updateRecruiter',
    columns: [
      'name',
      'industryID',
      'website',
      'city',
      'contactName',
      'contactDesignation',
      'contactEmail',
      'contactPhone',
      'status',
      'nextStep',
      'nextStepOn',
      'visitOn',
      'lastPayPaise',
      'lastHired',
    ],
    identifiedBy: ['name'],
    sameAs: ({ name }, { parentEntityID }) =>
      and(eq(recruiters.instituteID, parentEntityID ?? ''), sql`lower(${recruiters.name}) = lower(${name})`),
    example: {
      name: 'Navyug Software',
      city: 'Pune',
      contactName: 'Farah Khan',
      contactDesignation: 'Head of hiring',
      contactEmail: 'farah.khan@navyug.example.com',
      contactPhone: '9876543210',
      status: 'To call',
      nextStep: 'Ask for a date',
      nextStepOn: indianDate(new Date()),
      lastPayPaise: '80000000',
      lastHired: '6',
    },
  });
