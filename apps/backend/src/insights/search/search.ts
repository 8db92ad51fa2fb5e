/** One search over everything that the caller may open. */
import {
  mayCall,
  signedIn,
  type OperationContext,
  type Operations,
  type SignedInUser,
} from '../../platform/index.ts';
import { isLike, nearestFirst, wantedOf, withFuzzy, type Wanted } from './matching.ts';
import { sources, type SearchResult, type Source } from './sources.ts';

/** What is shown of a kind. */
const mostShown = 5;

export const searchOperations = {
  searchRecords: async ({ query: { q } }, context) => {
    const user = signedIn(context);
    const wanted = wantedOf(q);
    const open = sources.filter((source) => mayFind(source, user, context));
    const found = await Promise.all(open.map((source) => find(source, wanted, { ...context, user })));
    return { data: { results: found.flat() } };
  },
} satisfies Operations;

function mayFind(
  { needs, types }: Source,
  { type }: SignedInUser,
  { permissions }: OperationContext,
): boolean {
  if (types !== undefined && !types.includes(type)) return false;
  return typeof needs === 'string' ? permissions.has(needs) : mayCall(needs, permissions);
}

/** Whatever has the text in it; where nothing has, what is spelt nearly like it. */
async function find(
  { kind, name, matches, read, linkTo }: Source,
  wanted: Wanted,
  context: OperationContext & { user: SignedInUser },
): Promise<SearchResult[]> {
  const { db } = context;
  const exact = await read(db, context, matches(wanted));
  const rows =
    exact.length > 0 ? exact : await withFuzzy(db, wanted, (tx) => read(tx, context, isLike(name, wanted)));
  return nearestFirst(rows, wanted)
    .slice(0, mostShown)
    .map((row) => ({ kind, id: row.id, title: row.title, detail: row.detail, link: linkTo(row) }));
}
