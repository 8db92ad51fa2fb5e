/** A lead becomes a company or an institute, once. */
import { eq, sql } from 'drizzle-orm';
import {
  ApiFailure,
  invalidateEverywhere,
  notFound,
  outOfScope,
  signedIn,
  stale,
  type OperationContext,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { leadActivities, leads } from '../tables/leads.ts';
import { refuseMerged } from './merge.ts';

type Lead = typeof leads.$inferSelect;
type Made = Partial<Pick<Lead, 'convertedCompanyID' | 'convertedInstituteID'>>;

/**
 * Makes what a lead becomes and notes it, all or nothing.
 * @param make writes it, in the transaction of the context that it is given
 * @throws ApiFailure 403 OUT_OF_SCOPE to others than the platform's staff, 404, 409 STALE, 409 ILLEGAL_TRANSITION for one that was converted or merged
 */
export async function convert(
  context: OperationContext,
  { id, rowVersion }: { id: string; rowVersion: number },
  make: (lead: Lead, inTransaction: OperationContext) => Promise<Made>,
): Promise<void> {
  const { id: actorID, roleScope } = signedIn(context);
  if (roleScope !== 'all') throw outOfScope('Only the platform follows leads up.');
  await context.db.transaction(async (tx) => {
    const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
    if (!lead) throw notFound();
    refuseMerged(lead);
    if (lead.convertedCompanyID !== null || lead.convertedInstituteID !== null) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This lead has been converted already.');
    }
    if (lead.rowVersion !== rowVersion) throw stale(lead.rowVersion);
    const made = await make(lead, { ...context, db: tx });
    const standing = { status: 'Converted', nextAction: 'None' } as const;
    await tx
      .update(leads)
      .set({
        ...made,
        ...standing,
        nextActionAt: null,
        ownerID: lead.ownerID ?? actorID,
        updatedBy: actorID,
        updatedAt: context.now(),
        rowVersion: sql`${leads.rowVersion} + 1`,
      })
      .where(eq(leads.id, id));
    await tx
      .insert(leadActivities)
      .values({ leadID: id, at: context.now(), actorID, note: null, ...standing });
    await audit(tx, context, {
      action: 'changed',
      entityType: 'lead',
      entityID: id,
      subjectID: id,
      fields: ['status', 'nextAction', ...Object.keys(made)],
    });
    await invalidateEverywhere(tx, 'lead');
  });
}
