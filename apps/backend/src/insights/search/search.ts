/** One search over everything that the caller may open. */
import {
  mayCall,
  signedIn,
  type OperationContext,
  type Operations,
  type SignedInUser,
} from '../../platform/index.ts';
import { isLike, nearestFirst, wantedOf, withFuzzy, type Wanted } from './matching.ts';
import { sources, type Found, type SearchResult, type Source } from './sources.ts';

/** What is shown of a kind. */
const mostShown = 5;

export const searchOperations = {
  searchRecords: async ({ query: { q } }, context) => {
    const user = signedIn(context);
    const wanted = wantedOf(q);
    const open = sources.filter((source) => mayFind(source, user, context));
    const asker = { ...context, user };
    const exact = await Promise.all(
      open.map(async (source) =>
        resultsOf(source, wanted, await source.read(context.db, asker, source.matches(wanted))),
      ),
    );
    const results = exact.flat();
    return { data: { results: results.length > 0 ? results : await findMisspelt(open, wanted, asker) } };
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

/** What is spelt nearly like the text. Only where nothing has it as it is: to look through a million names for that takes a second. */
async function findMisspelt(
  open: readonly Source[],
  wanted: Wanted,
  context: OperationContext & { user: SignedInUser },
): Promise<SearchResult[]> {
  const found = await Promise.all(
    open.map(async (source) => {
      const like = isLike(source.name, wanted);
      return resultsOf(
        source,
        wanted,
        await withFuzzy(context.db, wanted, (tx) => source.read(tx, context, like)),
      );
    }),
  );
  return found.flat();
}

function resultsOf({ kind, linkTo }: Source, wanted: Wanted, rows: readonly Found[]): SearchResult[] {
  return nearestFirst(rows, wanted)
    .slice(0, mostShown)
    .map((row) => ({ kind, id: row.id, title: row.title, detail: row.detail, link: linkTo(row) }));
}
