import { and, eq, gte } from 'drizzle-orm';
import {
  ApiFailure,
  dayMs,
  indianDate,
  localized,
  notFound,
  outOfScope,
  signedIn,
  startOfIndianDate,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { institutes } from '../../organisations/index.ts';
import { dayBlocks } from '../tables/calendar.ts';

/** Days of one block. */
const longest = 366;

/** Blocks of an institute that are not over. */
const most = 200;

/** Blocks days of the caller's institute. */
export async function blockDays(
  context: OperationContext,
  { firstDay, lastDay, reason }: OperationRequest<'blockDays'>['body'],
): Promise<void> {
  const instituteID = ownInstitute(context);
  const now = context.now();
  refuseUnfitDays(firstDay, lastDay, indianDate(now));
  await context.db.transaction(async (tx) => {
    // Two at once are counted one after the other.
    await tx
      .select({ id: institutes.id })
      .from(institutes)
      .where(eq(institutes.id, instituteID))
      .for('no key update');
    const running = and(eq(dayBlocks.instituteID, instituteID), gte(dayBlocks.lastDay, indianDate(now)));
    if ((await tx.$count(dayBlocks, running)) >= most) {
      const message = localized('{most} blocks are the most. Take back one that is not needed.', { most });
      throw new ApiFailure(409, 'QUOTA_EXCEEDED', message);
    }
    const [block] = await tx
      .insert(dayBlocks)
      .values({ instituteID, firstDay, lastDay, reason, createdBy: signedIn(context).id, createdAt: now })
      .returning();
    if (block === undefined) throw new Error('The block was not written.');
    await audit(tx, context, {
      entityType: 'dayBlock',
      entityID: block.id,
      subjectID: instituteID,
      action: 'added',
      fields: ['firstDay', 'lastDay', 'reason'],
      after: { firstDay, lastDay, reason },
    });
  });
}

/** Takes back a block of the caller's institute. */
export async function unblockDays(context: OperationContext, id: string): Promise<void> {
  const instituteID = ownInstitute(context);
  await context.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(dayBlocks)
      .where(and(eq(dayBlocks.id, id), eq(dayBlocks.instituteID, instituteID)))
      .returning();
    if (gone === undefined) throw notFound();
    const { firstDay, lastDay, reason } = gone;
    await audit(tx, context, {
      entityType: 'dayBlock',
      entityID: id,
      subjectID: instituteID,
      action: 'deleted',
      fields: ['firstDay', 'lastDay', 'reason'],
      before: { firstDay, lastDay, reason },
    });
  });
}

/** @throws ApiFailure 403 for who belongs to no institute */
function ownInstitute(context: OperationContext): string {
  const { roleScope, parentEntityID } = signedIn(context);
  if (roleScope !== 'institute' || parentEntityID === null) throw outOfScope();
  return parentEntityID;
}

function refuseUnfitDays(firstDay: string, lastDay: string, today: string): void {
  const refuse = (path: string, message: string) => validationFailed([{ path, code: 'outOfRange', message }]);
  if (lastDay < today) throw refuse('lastDay', 'Choose a day that is not over.');
  if (lastDay < firstDay) throw refuse('lastDay', 'The last day comes before the first.');
  const days = (startOfIndianDate(lastDay).getTime() - startOfIndianDate(firstDay).getTime()) / dayMs + 1;
  if (days > longest) throw refuse('lastDay', 'Choose at most a year.');
}
