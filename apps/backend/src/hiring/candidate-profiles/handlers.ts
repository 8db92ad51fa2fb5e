import { and, eq, or, sql } from 'drizzle-orm';
import { contains } from '../../database/index.ts';
import { notFound, signedIn, type OperationRequest, type Operations } from '../../platform/index.ts';
import { users } from '../../identity/index.ts';
import { countUpTo, readPageFrom, type Sequence } from '../../records/index.ts';
import { noteReading, peopleInScope, readableProfiles } from './access.ts';
import { addProfile, changeProfile, deleteProfile } from './change.ts';
import { cvsOperations } from './cvs.ts';
import { jsonResumeOperations } from './json-resume.ts';
import { cvPagesOperations } from './pages.ts';
import { cvSharesOperations } from './shares.ts';
import { candidateProfiles } from '../tables/candidate-profiles.ts';
import { profileView, shown, viewOfOwn } from './view.ts';

/** The data sides of a person's CVs. */
export const candidateProfilesOperations = {
  ...cvPagesOperations,
  ...cvsOperations,
  ...cvSharesOperations,
  ...jsonResumeOperations,

  listCandidateProfiles: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, cursor, search, language, visibility, sort } = query;
    const { db } = context;
    const userID = query.userID ?? signedIn(context).id;
    const [owner] = await context.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userID), peopleInScope(context)));
    if (!owner) throw notFound();
    const where = and(
      eq(candidateProfiles.userID, userID),
      userID === signedIn(context).id ? undefined : eq(candidateProfiles.visibility, 'Employers'),
      search === undefined
        ? undefined
        : or(contains(candidateProfiles.name, search), contains(candidateProfiles.headline, search)),
      language && eq(candidateProfiles.language, language),
      visibility && eq(candidateProfiles.visibility, visibility),
    );
    const { id, name, updatedAt, isDefault } = candidateProfiles;
    const { rows, meta } = await readPageFrom(
      {
        order: orderOf(sort),
        id,
        read: ({ beyond, by, limit, offset }) =>
          db
            .select({ ...shown, id, name, updatedAt, isOther: sql<boolean>`not ${isDefault}` })
            .from(candidateProfiles)
            .where(and(where, beyond))
            .orderBy(...by)
            .limit(limit)
            .offset(offset),
        count: (limit) => countUpTo(db, candidateProfiles, where, limit),
      },
      { pageNo, pageSize, cursor },
    );
    await noteReading(
      context,
      'candidateProfile',
      userID,
      rows.map(({ profile }) => profile.id),
    );
    return { data: { candidateProfile: rows.map(profileView) }, meta: { pageNo, pageSize, ...meta } };
  },

  getCandidateProfile: async ({ params: { id } }, context) => {
    const [found] = await context.db
      .select(shown)
      .from(candidateProfiles)
      .innerJoin(users, eq(users.id, candidateProfiles.userID))
      .where(and(eq(candidateProfiles.id, id), readableProfiles(context)));
    if (!found) throw notFound();
    await noteReading(context, 'candidateProfile', found.profile.userID, [id]);
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

/** Without an order the default one comes first, then the others by name. */
function orderOf(sort: Sort): Sequence {
  const { isDefault, name, updatedAt } = candidateProfiles;
  const byName = { name: 'name', column: name };
  if (sort === undefined) {
    const defaultFirst = { name: 'isOther', expression: sql`not ${isDefault}`, type: 'boolean' as const };
    return { keys: [defaultFirst, byName], isDescending: false, sort: 'isDefault' };
  }
  const key = sort.endsWith('name') ? byName : { name: 'updatedAt', column: updatedAt };
  return { keys: [key], isDescending: sort.startsWith('-'), sort };
}
