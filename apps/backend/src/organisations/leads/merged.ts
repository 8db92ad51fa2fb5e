/** What is read of leads that were merged, beside those that go on for them. */
import { sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OperationData } from '../../platform/index.ts';
import { leads } from '../tables/leads.ts';

type MergedLeads = NonNullable<OperationData<'getLead'>['lead']['mergedLeads']>;

type Columns = Readonly<Record<'firstName' | 'lastName' | 'email', AnyPgColumn>>;

/** Those that were merged, in a query that calls them `merged`. */
export const merged = alias(leads, 'merged');

export const nameOfLead = ({ firstName, lastName }: Columns) =>
  sql<string>`${firstName} || ' ' || ${lastName}`;

/** Who wrote, in one line, as `contactOf`. */
export const contactIn = (table: Columns) => sql<string>`${nameOfLead(table)} || ', ' || ${table.email}`;

const other = alias(leads, 'other');

/** Who wrote in the lead that goes on for a row. */
export const mergedIntoContact = sql<string | null>`(select ${contactIn(other)} from ${leads} as other
  where ${other.id} = ${leads.mergedIntoID})`;

/** What was merged into a row. */
export const mergedLeads = sql<MergedLeads>`(select coalesce(json_agg(json_build_object(
    'id', ${merged.id},
    'contact', ${contactIn(merged)},
    'mobile', ${merged.mobile},
    'description', ${merged.description}
  ) order by ${merged.createdAt}, ${merged.id}), '[]'::json)
  from ${leads} as merged where ${merged.mergedIntoID} = ${leads.id})`;
