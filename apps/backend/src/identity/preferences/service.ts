/** Reading and saving the preferences of one person. */
import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import type { OperationData, OperationRequest } from '../../platform/index.ts';
import { users } from '../tables/users.ts';
import { preferences } from '../tables/preferences.ts';

export type Preferences = OperationData<'getPreferences'>['preferences'];
export type PreferenceChanges = OperationRequest<'savePreferences'>['body'];

const untouched: Preferences = {
  locale: null,
  theme: null,
  density: null,
  textSize: null,
  generalByEmail: false,
  generalBySms: false,
  importantByEmail: true,
  importantBySms: true,
  digestByEmail: true,
  jobsInPanel: true,
  jobsByEmail: false,
  jobsBySms: false,
  applicationsInPanel: true,
  applicationsByEmail: false,
  applicationsBySms: false,
  profileInPanel: true,
  profileByEmail: false,
  profileBySms: false,
  byWhatsapp: false,
  pushKinds: [],
};

/** Nothing outside of the portal but what has to be told. */
export const onlyInPortal: PreferenceChanges = {
  generalByEmail: false,
  generalBySms: false,
  importantByEmail: false,
  importantBySms: false,
  digestByEmail: false,
  jobsByEmail: false,
  jobsBySms: false,
  applicationsByEmail: false,
  applicationsBySms: false,
  profileByEmail: false,
  profileBySms: false,
  byWhatsapp: false,
  pushKinds: [],
};

/** What a person chose; somebody who never chose anything has no row. */
export async function readPreferences(db: Db, userID: string): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userID, userID));
  if (!row) return untouched;
  const { userID: _owner, updatedAt: _updatedAt, ...chosen } = row;
  return chosen;
}

/** Saves what is given and leaves the rest. A chosen language is from now on also the language of messages. */
export async function changePreferences(
  tx: Transaction,
  userID: string,
  changes: PreferenceChanges,
  now: Date,
): Promise<void> {
  await tx
    .insert(preferences)
    .values({ userID, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: preferences.userID, set: { ...changes, updatedAt: now } });
  if (changes.locale !== undefined) {
    await tx.update(users).set({ locale: changes.locale }).where(eq(users.id, userID));
  }
}
