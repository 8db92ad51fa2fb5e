import { inArray } from 'drizzle-orm';
import { type Transaction, seededID } from '../database/index.ts';
import { leadActivities, leads } from '../organisations/index.ts';
import { leadRows } from './data/leads.ts';

/** Who follows leads up in the sandbox: Sam Thomas of the support. */
export const leadOwner = seededID('user/9000000041');

/** Writes the leads of the sandbox once; where one of them is, they were written before and are left as people have changed them. */
export async function seedLeads(tx: Transaction, now: Date): Promise<void> {
  const rows = leadRows(leadOwner, now);
  const ids = rows.leads.flatMap(({ id }) => id ?? []);
  if ((await tx.$count(leads, inArray(leads.id, ids))) > 0) return;
  await tx.insert(leads).values(rows.leads);
  await tx.insert(leadActivities).values(rows.activities);
}
