import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import {
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
  parents,
} from '../candidates/index.ts';
import { candidates, users } from '../identity/index.ts';
import { demoProfiles, type DemoProfile } from './data/demo-profiles.ts';
import { finalYear } from './data/seasons.ts';
import { dayMs } from '../platform/index.ts';

/** Fills in the profiles of two demo accounts, once: what is there afterwards is what people have made of it. */
export async function seedDemoProfiles(tx: Transaction, now: Date): Promise<void> {
  const profiles = demoProfiles(finalYear(now));
  const ids = profiles.map(({ userID }) => userID);
  const there = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  const begun = await tx
    .select({ id: academics.userID })
    .from(academics)
    .where(inArray(academics.userID, ids));
  const missing = new Set(there.map(({ id }) => id));
  for (const { id } of begun) missing.delete(id);
  const at = new Date(now.getTime() - 12 * dayMs);
  for (const profile of profiles) if (missing.has(profile.userID)) await addProfile(tx, profile, at);
}

async function addProfile(tx: Transaction, profile: DemoProfile, at: Date): Promise<void> {
  const { userID, personal, currentDegree } = profile;
  /** One row per entry, the later ones written later, because that is the order in which they are shown. */
  const rows = <Row extends object>(entries: readonly Row[]) =>
    entries.map((entry, index) => ({
      ...entry,
      userID,
      createdAt: new Date(at.getTime() + index * 1000),
      updatedAt: at,
    }));
  await tx
    .update(candidates)
    .set({ ...personal, updatedAt: at })
    .where(eq(candidates.userID, userID));
  await tx.insert(academics).values({ ...profile.academics, userID, updatedAt: at });
  if (currentDegree) await tx.insert(currentDegrees).values({ ...currentDegree, userID, updatedAt: at });
  if (profile.education.length > 0) await tx.insert(educationStages).values(rows(profile.education));
  if (profile.experience.length > 0) await tx.insert(experiences).values(rows(profile.experience));
  if (profile.skills.length > 0) await tx.insert(candidateSkills).values(rows(profile.skills));
  if (profile.languages.length > 0) await tx.insert(languagesKnown).values(rows(profile.languages));
  if (profile.addresses.length > 0) await tx.insert(addresses).values(rows(profile.addresses));
  if (profile.parents.length > 0) await tx.insert(parents).values(rows(profile.parents));
}
