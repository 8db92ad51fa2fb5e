/** Verdicts about several parts of a profile at once, and taking one back. */
import { and, eq } from 'drizzle-orm';
import {
  ApiFailure,
  forbidden,
  notFound,
  signedIn,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { checkedTables } from '../profile/checked.ts';
import { judgePart } from '../profile/checks.ts';
import { ownerToChange } from '../profile/owner.ts';
import { refuseFailed, unknown } from '../profile/values.ts';
import { unverified } from '../profile/verification.ts';
import { refuseStale } from '../profile/version.ts';
import { educationStages } from '../tables/profile.ts';
import { listProfileChecks } from './queue.ts';
import { verifyImported } from './imported.ts';
import type { ProfileNews } from './news.ts';

type Undo = OperationRequest<'undoProfileCheck'>['body'];

/** Milliseconds for which a verdict can be taken back. */
const undoable = 10 * 60_000;

export function createProfileVerdicts(news: ProfileNews) {
  return {
    listProfileChecks,

    checkProfile: async ({ body: { userID, verdict, note, parts } }, context) => {
      if (userID === signedIn(context).id) throw forbidden('Somebody else has to check your own profile.');
      await context.db.transaction(async (tx) => {
        const owner = await ownerToChange(tx, context, 'staff', userID);
        let told: string | null = null;
        for (const part of parts) {
          told = await judgePart(tx, context, owner, {
            ...part,
            userID,
            verdict,
            ...(note !== undefined && { note }),
          });
        }
        const sections = parts.map(({ section }) => section);
        await news.judged(tx, { userID: owner.id, sections, note: told }, context.now());
      });
      return { data: null };
    },

    undoProfileCheck: async ({ body }, context) => {
      await undoVerdict(context, body, news);
      return { data: null };
    },

    verifyImportedMarks: async ({ params }, context) => ({
      data: await verifyImported({ ...context, db: context.inSteps }, params.id, news),
    }),
  } satisfies Operations;
}

/**
 * Has the parts wait again, as before the caller's verdict.
 * @throws ApiFailure 404 out of scope or nothing there, 409 for somebody else's verdict, an old one, and values that changed since
 */
async function undoVerdict(
  context: OperationContext,
  { userID, parts }: Undo,
  news: ProfileNews,
): Promise<void> {
  if (userID === signedIn(context).id) throw forbidden('Somebody else has to check your own profile.');
  await context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'staff', userID);
    const moments = new Set<number>();
    for (const { section, recordID, rowVersion } of parts) {
      refuseFailed([(section === 'education') === (recordID !== undefined) ? null : unknown('recordID')]);
      const table = checkedTables[section];
      const where = and(
        eq(table.userID, owner.id),
        recordID === undefined ? undefined : eq(educationStages.id, recordID),
      );
      const [row] = await tx
        .select({ updatedAt: table.updatedAt, at: table.verifiedAt, by: table.verifiedBy })
        .from(table)
        .where(where);
      if (!row) throw notFound();
      refuseStale(row, { rowVersion });
      const isOwn = row.by === signedIn(context).id;
      if (row.at === null || !isOwn || context.now().getTime() - row.at.getTime() > undoable) {
        throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This verdict cannot be taken back any more.');
      }
      moments.add(row.at.getTime());
      await tx.update(table).set(unverified).where(where);
      await audit(tx, context, {
        action: 'recalled',
        entityType: section,
        entityID: recordID ?? owner.id,
        subjectID: owner.id,
        fields: ['verificationStatus'],
      });
    }
    for (const at of moments) await news.takenBack(tx, owner.id, new Date(at));
  });
}
