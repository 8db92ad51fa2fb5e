/** Freezing a profile into a CV, which never changes. */
import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { composeCv, cvPhoto, readCvRecord } from '../../candidates/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { templateFor } from './pages.ts';
import { candidateProfiles, cvs, cvsToPrint } from '../tables/candidate-profiles.ts';

export type Cv = typeof cvs.$inferSelect;

/**
 * The profile as it is now, as a CV whose files are made in a moment: setting them takes longer than all else of an application. The
 * newest one is given when it says the same in the same design.
 * @param wish.templateID null: the one of the profile, otherwise the usual one of its owner
 * @returns undefined when there is no such profile, or no template that its owner may use
 */
export async function makeCv(
  tx: Transaction,
  profileID: string,
  wish: { templateID: string | null; now: Date },
): Promise<Cv | undefined> {
  const cv = await freezeCv(tx, profileID, wish);
  if (cv) await tx.insert(cvsToPrint).values({ cvID: cv.id, dueAt: wish.now }).onConflictDoNothing();
  return cv;
}

/** The same, whose files are made when somebody reads it first. */
export async function freezeCv(
  tx: Transaction,
  profileID: string,
  wish: { templateID: string | null; now: Date },
): Promise<Cv | undefined> {
  const [found] = await tx
    .select({ profile: candidateProfiles, owner: users })
    .from(candidateProfiles)
    .innerJoin(users, eq(users.id, candidateProfiles.userID))
    .where(eq(candidateProfiles.id, profileID));
  if (!found) return undefined;
  const { profile, owner } = found;
  const template = await templateFor(tx, owner, wish.templateID ?? profile.cvTemplateID);
  if (!template) return undefined;
  const record = await readCvRecord(tx, owner.id, profile.language);
  const photo = await cvPhoto(tx, owner.id, profile, template);
  const frozenData = composeCv(record, profile, template, photo);
  const checksum = checksumOf(frozenData);
  const [newest] = await tx
    .select()
    .from(cvs)
    .where(eq(cvs.candidateProfileID, profileID))
    .orderBy(desc(cvs.generatedAt), desc(cvs.id))
    .limit(1);
  if (newest?.checksum === checksum && newest.cvTemplateID === template.id) return newest;
  const [cv] = await tx
    .insert(cvs)
    .values({
      userID: owner.id,
      candidateProfileID: profileID,
      cvTemplateID: template.id,
      templateVersion: template.version,
      frozenData,
      checksum,
      generatedAt: wish.now,
    })
    .returning();
  return cv;
}

/** SHA-256 of a value, whatever the order of its properties: the database keeps none. */
export function checksumOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex');
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
