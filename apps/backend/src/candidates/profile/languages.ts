import { asc, eq } from 'drizzle-orm';
import type { OperationData, OperationRequest } from '../../platform/index.ts';
import type { ListSection } from './entries.ts';
import { languagesKnown } from '../tables/profile.ts';
import { versionOf } from './version.ts';

type Body = OperationRequest<'saveLanguagesKnown'>['body'];
type Row = typeof languagesKnown.$inferSelect;
type View = OperationData<'saveLanguagesKnown'>['languagesKnown'];

/** Languages: one entry each, whatever the case of its name. */
export const languagesSection: ListSection<Body, Row, View> = {
  name: 'languagesKnown',
  audience: 'own',
  most: 25,
  find: (db, userID) =>
    db
      .select()
      .from(languagesKnown)
      .where(eq(languagesKnown.userID, userID))
      .orderBy(asc(languagesKnown.createdAt), asc(languagesKnown.id)),
  ownerOf: async (db, id) =>
    (await db.select().from(languagesKnown).where(eq(languagesKnown.id, id)))[0]?.userID,
  replacedBy: ({ language }, rows) =>
    rows.find((row) => row.language.toLowerCase() === language.toLowerCase()),
  validate: async () => [],
  write: async (tx, { language, read, write, speak, proficiency }, { owner, replaced, now }) => {
    const values = { language, read, write, speak, proficiency, updatedAt: now };
    const [row] = await tx
      .insert(languagesKnown)
      .values({ ...values, id: replaced?.id, userID: owner.id, createdAt: now })
      .onConflictDoUpdate({ target: languagesKnown.id, set: values })
      .returning();
    return row;
  },
  remove: (tx, id) => tx.delete(languagesKnown).where(eq(languagesKnown.id, id)),
  view: ({ id, language, read, write, speak, proficiency, updatedAt }) => ({
    id,
    language,
    read,
    write,
    speak,
    proficiency,
    rowVersion: versionOf({ updatedAt }),
  }),
};
