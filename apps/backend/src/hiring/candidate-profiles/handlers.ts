import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm';
import { contains, offsetOf } from '../../database/index.ts';
import { notFound, signedIn, type OperationRequest, type Operations } from '../../platform/index.ts';
import { users } from '../../identity/index.ts';
import { noteReading, peopleInScope, readableProfiles } from './access.ts';
import { addProfile, changeProfile, deleteProfile } from './change.ts';
import { cvsOperations } from './cvs.ts';
import { jsonResumeOperations } from './json-resume.ts';
import { cvPagesOperations } from './pages.ts';
import { cvSharesOperations } from './shares.ts';
import { candidateProfiles } from './tables.ts';
import { profileView, shown, viewOfOwn } from './view.ts';

/** The data sides of a person's CVs. */
export const candidateProfilesOperations = {
  ...cvPagesOperations,
  ...cvsOperations,
  ...cvSharesOperations,
  ...jsonResumeOperations,

  listCandidateProfiles: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, search, language, visibility, sort } = query;
    const userId = query.userID ?? signedIn(context).id;
    const [owner] = await context.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), peopleInScope(context)));
    if (!owner) throw notFound();
    const where = and(
      eq(candidateProfiles.userId, userId),
      userId === signedIn(context).id ? undefined : eq(candidateProfiles.visibility, 'Employers'),
      search === undefined
        ? undefined
        : or(contains(candidateProfiles.name, search), contains(candidateProfiles.headline, search)),
      language && eq(candidateProfiles.language, language),
      visibility && eq(candidateProfiles.visibility, visibility),
    );
    const rows = await context.db
      .select(shown)
      .from(candidateProfiles)
      .where(where)
      .orderBy(...orderOf(sort), asc(candidateProfiles.id))
      .limit(pageSize)
      .offset(offsetOf({ pageNo, pageSize }));
    const total = await context.db.$count(candidateProfiles, where);
    await noteReading(
      context,
      'candidateProfile',
      userId,
      rows.map(({ profile }) => profile.id),
    );
    return { data: { candidateProfile: rows.map(profileView) }, meta: { pageNo, pageSize, total } };
  },

  getCandidateProfile: async ({ params: { id } }, context) => {
    const [found] = await context.db
      .select(shown)
      .from(candidateProfiles)
      .innerJoin(users, eq(users.id, candidateProfiles.userId))
      .where(and(eq(candidateProfiles.id, id), readableProfiles(context)));
    if (!found) throw notFound();
    await noteReading(context, 'candidateProfile', found.profile.userId, [id]);
    return { data: { candidateProfile: profileView(found) } };
  },

  addCandidateProfile: ({ body }, context) =>
    context.db.transaction(async (tx) => {
      const id = await addProfile(tx, context, body);
      return { data: { candidateProfile: await viewOfOwn(tx, context, id) } };
    }),

  updateCandidateProfile: ({ params: { id }, body }, context) =>
    context.db.transaction(async (tx) => {
      await changeProfile(tx, context, id, body);
      return { data: { candidateProfile: await viewOfOwn(tx, context, id) } };
    }),

  deleteCandidateProfile: ({ params: { id } }, context) =>
    context.db.transaction(async (tx) => {
      await deleteProfile(tx, context, id);
      return { data: null };
    }),
} satisfies Operations;

type Sort = OperationRequest<'listCandidateProfiles'>['query']['sort'];

function orderOf(sort: Sort): readonly SQL[] {
  const { name, updatedAt, isDefault } = candidateProfiles;
  if (sort === undefined) return [desc(isDefault), asc(name)];
  const column = sort.endsWith('name') ? name : updatedAt;
  return [sort.startsWith('-') ? desc(column) : asc(column)];
}
