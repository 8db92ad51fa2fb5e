import { leadStatusValues } from '@aarambh/api-client/enums';
import { count, isNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { leads } from '../../organisations/index.ts';
import { withTotals, type ReportBody } from './report.ts';

type LeadCounts = Record<(typeof leadStatusValues)[number], number>;

/** Leads by status; somebody who wrote twice is one. */
async function countLeads(db: Db): Promise<LeadCounts> {
  const rows = await db
    .select({ status: leads.status, found: count() })
    .from(leads)
    .where(isNull(leads.mergedIntoID))
    .groupBy(leads.status);
  const counts: LeadCounts = { New: 0, Contacted: 0, Qualified: 0, Converted: 0, Lost: 0 };
  for (const { status, found } of rows) counts[status] = found;
  return counts;
}

export async function reportLeads(db: Db): Promise<ReportBody> {
  const counts = await countLeads(db);
  return withTotals(
    leadStatusValues.map((status) => ({ key: status, label: status, values: { leads: counts[status] } })),
    ['leads'],
  );
}
