/** Merging a lead of somebody who wrote twice, or whose colleague did, into the one that goes on. */
import { eq, sql } from 'drizzle-orm';
import {
  ApiFailure,
  invalidateEverywhere,
  outOfScope,
  signedIn,
  storedText,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import {
  counted,
  countsOf,
  lockPair,
  noteMerge,
  refuseMerge,
  worded,
  type Pair,
} from '../../records/index.ts';
import { leadActivities, leads } from '../tables/leads.ts';

type Preview = OperationData<'previewLeadMerge'>['merge'];
type Refusal = Preview['refusals'][number]['code'];
type Lead = typeof leads.$inferSelect;

const refusals: Readonly<Record<Refusal, string>> = {
  same: 'A lead cannot be merged into itself.',
  merged: 'One of the two leads has been merged into another one already.',
  converted: 'This lead has become a company or an institute. Merge the other one into it.',
};

const moves: Readonly<Record<keyof Preview['moves'], ReturnType<typeof counted>>> = {
  activities: counted(sql`from ${leadActivities} where ${leadActivities.leadID} = ${leads.id}`),
  leads: counted(sql`from ${leads} as merged where merged.merged_into_id = ${leads.id}`),
};

/** What a merge of leads would do and what stands against it. Nothing is changed. */
export async function previewMerge(
  { params: { id }, query: { intoID } }: OperationRequest<'previewLeadMerge'>,
  context: OperationContext,
): Promise<Preview> {
  refuseOthers(context);
  return context.db.transaction(async (tx) => {
    const both = await lockPair(tx, leads, { id, intoID });
    return {
      from: { id, contact: contactOf(both.from) },
      into: { id: intoID, contact: contactOf(both.into) },
      moves: await countsOf(tx, leads, id, moves),
      refusals: worded(refusalsOf(both), refusals, context.locale),
    };
  });
}

/**
 * Merges a lead into another one: its row and its history stay as they are, and are read there.
 * @throws ApiFailure 403 OUT_OF_SCOPE, 404, 409 STALE, 409 ILLEGAL_TRANSITION with the first thing that stands against it
 */
export async function mergeInto(
  { params: { id }, body }: OperationRequest<'mergeLead'>,
  context: OperationContext,
): Promise<void> {
  refuseOthers(context);
  const [at, actorID, reason] = [context.now(), signedIn(context).id, storedText(body.reason)];
  await context.db.transaction(async (tx) => {
    const both = await lockPair(tx, leads, { id, intoID: body.intoID });
    const { from, into } = both;
    refuseMerge(from, body, refusalsOf(both), refusals);
    const written = { updatedBy: actorID, updatedAt: at, rowVersion: sql`${leads.rowVersion} + 1` };
    await tx.update(leads).set({ mergedIntoID: into.id }).where(eq(leads.mergedIntoID, from.id));
    await tx
      .update(leads)
      .set({ ...written, mergedIntoID: into.id })
      .where(eq(leads.id, from.id));
    await tx
      .update(leads)
      .set({ ...written, ownerID: into.ownerID ?? from.ownerID })
      .where(eq(leads.id, into.id));
    const { status, nextAction } = into;
    await tx
      .insert(leadActivities)
      .values({ leadID: into.id, at, actorID, note: reason, status, nextAction });
    await noteMerge(tx, context, 'lead', from.id, {
      reason,
      name: 'mergedIntoID',
      before: null,
      after: into.id,
    });
    await noteMerge(tx, context, 'lead', into.id, {
      reason,
      name: 'mergedLeads',
      before: [],
      after: [from.id],
    });
    await invalidateEverywhere(tx, 'lead');
  });
}

/** Who wrote, in one line; `contactIn` says the same in SQL. */
const contactOf = ({ firstName, lastName, email }: Lead): string => `${firstName} ${lastName}, ${email}`;

function refuseOthers(context: OperationContext): void {
  if (signedIn(context).roleScope !== 'all') throw outOfScope('Only the platform follows leads up.');
}

function refusalsOf({ from, into }: Pair<Lead>): Refusal[] {
  if (from.id === into.id) return ['same'];
  const found: [Refusal, boolean][] = [
    ['merged', from.mergedIntoID !== null || into.mergedIntoID !== null],
    ['converted', from.convertedCompanyID !== null || from.convertedInstituteID !== null],
  ];
  return found.flatMap(([code, isSo]) => (isSo ? [code] : []));
}

/** @throws ApiFailure 409 ILLEGAL_TRANSITION for a lead that was merged: nothing of it changes any more */
export function refuseMerged({ mergedIntoID }: Pick<Lead, 'mergedIntoID'>): void {
  if (mergedIntoID === null) return;
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This lead was merged into another one. Change that one.');
}
