import { and, asc, desc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/failure.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/operation.ts';
import { usersInScope } from '../users/scope.ts';
import { users } from '../users/tables.ts';
import { candidateProfiles } from './tables.ts';

type ProfileView = OperationData<'getCandidateProfile'>['candidateProfile'];

/** The data sides of a person's CVs. */
export const candidateProfilesOperations = {
  listCandidateProfiles: async ({ query }, context) => {
    const userID = query.userID ?? signedIn(context).id;
    const [owner] = await context.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userID), peopleInScope(context)));
    if (!owner) throw notFound();
    const rows = await context.db
      .select()
      .from(candidateProfiles)
      .where(eq(candidateProfiles.userID, userID))
      .orderBy(desc(candidateProfiles.isDefault), asc(candidateProfiles.name));
    return { data: { candidateProfile: rows.map(view) } };
  },

  getCandidateProfile: async ({ params: { id } }, context) => {
    const [found] = await context.db
      .select({ profile: candidateProfiles })
      .from(candidateProfiles)
      .innerJoin(users, eq(users.id, candidateProfiles.userID))
      .where(and(eq(candidateProfiles.id, id), peopleInScope(context)));
    if (!found) throw notFound();
    return { data: { candidateProfile: view(found.profile) } };
  },
} satisfies Operations;

function peopleInScope(context: OperationContext) {
  const caller = signedIn(context);
  return usersInScope(context.db, caller, context.permissions.has('View Candidate Profile'));
}

function view(row: typeof candidateProfiles.$inferSelect): ProfileView {
  const { id, userID, name, isDefault, headline, summary, sections, language, visibility } = row;
  const { jobProfileID, jobProfileLateralID, rowVersion, updatedAt } = row;
  return {
    id,
    userID,
    name,
    isDefault,
    headline,
    summary,
    sections,
    jobProfileID,
    jobProfileLateralID,
    language,
    visibility,
    rowVersion,
    updatedAt: updatedAt.toISOString(),
  };
}
