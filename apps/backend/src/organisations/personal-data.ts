import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnsWithout, partOfQuery, writtenBy, type Person, type PersonalData } from '../database/index.ts';
import { companies } from './tables/companies.ts';
import {
  instituteConfigs,
  instituteIntakes,
  institutePrograms,
  institutes,
  universities,
} from './tables/institutes.ts';
import { leadActivities, leads } from './tables/leads.ts';
import { recruiterConversations, recruiters } from './tables/recruiters.ts';

/** Condition: one of the two is how to reach this person. */
const reaches =
  (phone: PgColumn, address: PgColumn) =>
  ({ mobileNumber, email }: Person): SQL | undefined =>
    or(eq(phone, mobileNumber), email === null ? undefined : eq(address, email));

const isOfRecruiter = reaches(recruiters.contactPhone, recruiters.contactEmail);

const isOfLead = reaches(leads.mobile, leads.email);

/** Columns of an organisation that say who is to be reached there. */
const contactOf = (table: typeof companies | typeof institutes | typeof universities) => ({
  id: table.id,
  name: table.name,
  email: table.email,
  phone: table.phone,
  spocFirstName: table.spocFirstName,
  spocLastName: table.spocLastName,
  spocDesignation: table.spocDesignation,
});

const contact = 'An organisation has to be reachable: its contact stays until it names another.';

/** What of the tables of organisations is about people: their contacts, and visitors who wrote. */
export const organisationsData: readonly PersonalData[] = [
  ...[companies, institutes, universities].map((table): PersonalData => ({
    table,
    countedAs: 'contacts',
    rows: reaches(table.phone, table.email),
    exported: { as: 'contactOf', columns: contactOf(table) },
    erased: { kept: contact },
  })),
  {
    table: instituteConfigs,
    countedAs: 'contacts',
    rows: ({ email }) => (email === null ? sql`false` : eq(instituteConfigs.contactEmail, email)),
    exported: {
      as: 'contactOf',
      columns: { instituteID: instituteConfigs.instituteID, contactEmail: instituteConfigs.contactEmail },
    },
    erased: { kept: contact },
  },
  { table: institutePrograms, aboutNobody: writtenBy },
  { table: instituteIntakes, aboutNobody: writtenBy },
  {
    table: leadActivities,
    countedAs: 'part',
    rows: (person) =>
      inArray(
        leadActivities.leadID,
        partOfQuery.select({ id: leads.id }).from(leads).where(isOfLead(person)),
      ),
    exported: { withheld: 'What staff note for themselves about a lead.' },
    erased: 'along',
  },
  {
    table: leads,
    countedAs: 'enquiries',
    rows: isOfLead,
    exported: {
      as: 'leads',
      columns: columnsWithout(leads, [
        'status',
        'nextAction',
        'nextActionAt',
        'ownerID',
        'createdBy',
        'updatedBy',
        'convertedCompanyID',
        'convertedInstituteID',
        'mergedIntoID',
      ]),
    },
    erased: 'deleted',
  },
  {
    table: recruiterConversations,
    countedAs: 'part',
    rows: (person) =>
      inArray(
        recruiterConversations.recruiterID,
        partOfQuery.select({ id: recruiters.id }).from(recruiters).where(isOfRecruiter(person)),
      ),
    exported: { withheld: 'What a placement office notes for itself about a company.' },
    erased: { kept: 'What was agreed with a company is the business of the office.' },
  },
  {
    table: recruiters,
    countedAs: 'contacts',
    rows: isOfRecruiter,
    exported: {
      as: 'contactOf',
      columns: {
        id: recruiters.id,
        name: recruiters.name,
        contactName: recruiters.contactName,
        contactDesignation: recruiters.contactDesignation,
        contactEmail: recruiters.contactEmail,
        contactPhone: recruiters.contactPhone,
      },
    },
    erased: { kept: contact },
  },
];
