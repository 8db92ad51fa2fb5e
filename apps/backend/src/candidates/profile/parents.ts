import { and, asc, eq, ne } from 'drizzle-orm';
import type { OperationData, OperationRequest } from '../../platform/index.ts';
import { isMinor, withdrawGuardian } from '../../identity/index.ts';
import type { ListSection } from './entries.ts';
import { parents } from '../tables/profile.ts';
import { holds, requires } from './values.ts';
import { versionOf } from './version.ts';

type Body = OperationRequest<'saveParents'>['body'];
type Row = typeof parents.$inferSelect;
type View = OperationData<'saveParents'>['parents'];

/** Parents and guardians: one entry per relation, one of them the person to call in an emergency. */
export const parentsSection: ListSection<Body, Row, View> = {
  name: 'parents',
  audience: 'own',
  most: 3,
  find: (db, userID) =>
    db
      .select()
      .from(parents)
      .where(eq(parents.userID, userID))
      .orderBy(asc(parents.createdAt), asc(parents.id)),
  ownerOf: async (db, id) => (await db.select().from(parents).where(eq(parents.id, id)))[0]?.userID,
  replacedBy: ({ relation }, rows) => rows.find((row) => row.relation === relation),
  validate: async (db, body, { owner, now }) => [
    holds(
      'mobileNumber',
      body.mobileNumber !== owner.mobileNumber,
      'ownNumber',
      'Enter the number of this person, not your own.',
    ),
    requires('mobileNumber', Boolean(body.mobileNumber) || !(await isMinor(db, owner.id, now))),
  ],
  write: async (tx, body, { owner, replaced, now }) => {
    const mobileNumber = body.mobileNumber ?? null;
    const values = {
      relation: body.relation,
      name: body.name,
      occupation: body.occupation || null,
      mobileNumber,
      email: body.email?.toLowerCase() ?? null,
      isEmergencyContact: body.isEmergencyContact ?? false,
      // A consent was given by the person who was named, over the number that it was asked on.
      guardianConsentAt:
        replaced?.mobileNumber === mobileNumber && replaced.name === body.name
          ? (replaced.guardianConsentAt ?? null)
          : null,
      updatedAt: now,
    };
    if (replaced?.mobileNumber && values.guardianConsentAt === null) {
      await withdrawGuardian(tx, owner.id, replaced.mobileNumber, now);
    }
    if (values.isEmergencyContact) {
      await tx
        .update(parents)
        .set({ isEmergencyContact: false })
        .where(and(eq(parents.userID, owner.id), ne(parents.relation, body.relation)));
    }
    const [row] = await tx
      .insert(parents)
      .values({ ...values, id: replaced?.id, userID: owner.id, createdAt: now })
      .onConflictDoUpdate({ target: parents.id, set: values })
      .returning();
    return row;
  },
  remove: async (tx, id, now) => {
    const [row] = await tx.delete(parents).where(eq(parents.id, id)).returning();
    if (row?.mobileNumber) await withdrawGuardian(tx, row.userID, row.mobileNumber, now);
  },
  view: (row) => ({
    id: row.id,
    relation: row.relation,
    name: row.name,
    occupation: row.occupation,
    mobileNumber: row.mobileNumber,
    email: row.email,
    isEmergencyContact: row.isEmergencyContact,
    guardianConsentAt: row.guardianConsentAt?.toISOString() ?? null,
    rowVersion: versionOf(row),
  }),
};
