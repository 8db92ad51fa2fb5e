/** Links by which anybody reads one CV as it was when the link was made. */
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { lacksGuardian, refuseWithoutGuardian, users } from '../../identity/index.ts';
import {
  ApiFailure,
  apiPrefix,
  dayMs,
  localized,
  notFound,
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import type { Transaction } from '../../database/index.ts';
import { makeCv } from './freeze.ts';
import { unknownTemplate } from './pages.ts';
import { cvFile } from './printings.ts';
import { candidateProfiles, cvs, cvShares } from '../tables/candidate-profiles.ts';
import { ownProfile } from './view.ts';

type Share = typeof cvShares.$inferSelect;

/** Links of one profile that open something at a time. */
const maxOpenShares = 10;

const isOpen = (now: Date) => and(isNull(cvShares.revokedAt), gt(cvShares.expiresAt, now));

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const cvSharesOperations = {
  listCvShares: async ({ params: { id } }, context) => {
    await ownProfile(context.db, context, id);
    const rows = await context.db
      .select()
      .from(cvShares)
      .where(and(eq(cvShares.candidateProfileID, id), isOpen(context.now())))
      .orderBy(desc(cvShares.createdAt), desc(cvShares.id));
    return { data: { share: rows.map(shareView) } };
  },

  shareCandidateProfile: ({ params: { id }, body }, context) =>
    context.db.transaction(async (tx) => {
      await ownProfile(tx, context, id);
      const now = context.now();
      await refuseWithoutGuardian(tx, signedIn(context).id, now);
      await tx.select().from(candidateProfiles).where(eq(candidateProfiles.id, id)).for('update');
      const open = await tx.$count(cvShares, and(eq(cvShares.candidateProfileID, id), isOpen(now)));
      if (open >= maxOpenShares) {
        throw new ApiFailure(
          409,
          'QUOTA_EXCEEDED',
          localized('This CV has {most} links, and that is the most. Take one back to make another.', {
            most: maxOpenShares,
          }),
        );
      }
      const cv = await makeCv(tx, id, { templateID: body.cvTemplateID ?? null, now });
      if (!cv) throw unknownTemplate();
      const token = randomBytes(24).toString('base64url');
      const [share] = await tx
        .insert(cvShares)
        .values({
          candidateProfileID: id,
          cvID: cv.id,
          tokenHash: hashOf(token),
          createdAt: now,
          expiresAt: new Date(now.getTime() + body.days * dayMs),
        })
        .returning();
      if (!share) throw new Error('The link was not written.');
      await note(tx, context, 'added', share.id);
      return { data: { share: { ...shareView(share), address: `${apiPrefix}/cv/shared/${token}` } } };
    }),

  revokeCvShare: ({ params: { id } }, context) =>
    context.db.transaction(async (tx) => {
      const own = tx
        .select({ id: candidateProfiles.id })
        .from(candidateProfiles)
        .where(eq(candidateProfiles.userID, signedIn(context).id));
      const revoked = await tx
        .update(cvShares)
        .set({ revokedAt: context.now() })
        .where(
          and(eq(cvShares.id, id), isNull(cvShares.revokedAt), sql`${cvShares.candidateProfileID} in ${own}`),
        )
        .returning();
      if (revoked.length === 0) throw notFound();
      await note(tx, context, 'deleted', id);
      return { data: null };
    }),

  getSharedCv: async ({ params: { token } }, context) => {
    const now = context.now();
    const [found] = await context.db
      .select({ cv: cvs, share: cvShares })
      .from(cvShares)
      .innerJoin(cvs, eq(cvs.id, cvShares.cvID))
      .innerJoin(users, eq(users.id, cvs.userID))
      .where(and(eq(cvShares.tokenHash, hashOf(token)), isOpen(now), eq(users.userStatus, 'Active')));
    // A guardian's consent that was taken back ends what it has opened.
    if (!found || (await lacksGuardian(context.db, found.cv.userID, now))) {
      throw notFound('This link opens nothing any more. Ask whoever sent it for another.');
    }
    await context.db
      .update(cvShares)
      .set({ lastOpenedAt: now, openedCount: sql`${cvShares.openedCount} + 1` })
      .where(eq(cvShares.id, found.share.id));
    return { file: await cvFile(context, found.cv, true, { byLink: true }) };
  },
} satisfies Operations;

async function note(
  tx: Transaction,
  context: OperationContext,
  action: 'added' | 'deleted',
  entityID: string,
): Promise<void> {
  const subjectID = signedIn(context).id;
  await audit(tx, context, { action, entityType: 'cvShare', entityID, subjectID, fields: [] });
}

function shareView(share: Share): OperationData<'listCvShares'>['share'][number] {
  const { id, candidateProfileID, cvID, createdAt, expiresAt, lastOpenedAt, openedCount } = share;
  return {
    id,
    candidateProfileID,
    cvID,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    openedCount,
  };
}
