/** Reading candidate profiles, and how the contract shows them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { notFound, signedIn, type OperationContext, type OperationData } from '../../platform/index.ts';
import { jobProfiles, lateralJobProfiles } from '../tables/job-profiles.ts';
import { candidateProfiles } from '../tables/candidate-profiles.ts';

export type ProfileView = OperationData<'getCandidateProfile'>['candidateProfile'];
export type Profile = typeof candidateProfiles.$inferSelect;

const titleOfRole = sql<string | null>`coalesce(
  (select ${jobProfiles.title} from ${jobProfiles} where ${jobProfiles.id} = ${candidateProfiles.jobProfileID}),
  (select ${lateralJobProfiles.title} from ${lateralJobProfiles} where ${lateralJobProfiles.id} = ${candidateProfiles.jobProfileLateralID}))`;

/** A profile and the role it is written for; nested, because a column that stands directly in a selected value loses its table. */
export const shown = { profile: candidateProfiles, profileTitle: sql<string | null>`${titleOfRole}` };

export function profileView({
  profile,
  profileTitle,
}: {
  profile: Profile;
  profileTitle: string | null;
}): ProfileView {
  const { id, userID, name, isDefault, headline, summary, sections, style, language, visibility } = profile;
  const { cvTemplateID, jobProfileID, jobProfileLateralID, rowVersion, updatedAt } = profile;
  return {
    id,
    userID,
    profileTitle,
    name,
    isDefault,
    headline,
    summary,
    sections,
    style,
    cvTemplateID,
    jobProfileID,
    jobProfileLateralID,
    language,
    visibility,
    rowVersion,
    updatedAt: updatedAt.toISOString(),
  };
}

const isOwn = (context: OperationContext, id: string) =>
  and(eq(candidateProfiles.id, id), eq(candidateProfiles.userID, signedIn(context).id));

/** The caller's own profile as it is shown. @throws ApiFailure 404 for any other */
export async function viewOfOwn(db: Db, context: OperationContext, id: string): Promise<ProfileView> {
  const [found] = await db.select(shown).from(candidateProfiles).where(isOwn(context, id));
  if (!found) throw notFound();
  return profileView(found);
}

/** The caller's own profile. @throws ApiFailure 404 for any other */
export async function ownProfile(db: Db, context: OperationContext, id: string): Promise<Profile> {
  const [profile] = await db.select().from(candidateProfiles).where(isOwn(context, id));
  if (!profile) throw notFound();
  return profile;
}
