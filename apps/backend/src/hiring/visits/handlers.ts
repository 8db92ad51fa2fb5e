import { and, asc, gte, ne, or, eq, sql } from 'drizzle-orm';
import { dayMs, indianDate, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { visits } from '../tables/visits.ts';
import { askForVisit } from './asking.ts';
import { readVisitClashes } from './clashes.ts';
import { enterVisit } from './entering.ts';
import { readHalls } from './halls.ts';
import { findVisit, readVisitRows, visitsInScope, visitViews } from './reach.ts';
import { cancelVisit, setVisit } from './setting.ts';

/** Visits of one answer. */
const most = 200;

/** How long a wish is shown after its last day: somebody has to answer it. */
const waitsMs = 14 * dayMs;

/** Companies that come to institutes: which day, which hall. */
export const visitsOperations = {
  listVisits: async (_request, context) => {
    const now = context.now();
    const waits = and(
      eq(visits.state, 'Wanted'),
      gte(visits.lastDay, indianDate(new Date(now.getTime() - waitsMs))),
    );
    const comes = and(
      ne(visits.state, 'Wanted'),
      ne(visits.state, 'Cancelled'),
      gte(visits.lastDay, indianDate(now)),
    );
    const found = await readVisitRows(context.db)
      .where(and(visitsInScope(signedIn(context)), or(waits, comes)))
      .orderBy(sql`${visits.state} <> 'Wanted'`, asc(visits.lastDay), asc(visits.id))
      .limit(most + 1);
    const visit = await visitViews(context.db, found.slice(0, most));
    return { data: { visit, isCut: found.length > most } };
  },

  getVisit: async ({ params: { id } }, context) => visitAnswer(context, id),

  listVisitClashes: async ({ query }, context) => ({
    data: { clash: await readVisitClashes(context, query) },
  }),

  listHalls: async ({ query: { day } }, context) => ({ data: { hall: await readHalls(context, day) } }),

  askForVisit: async ({ body }, context) => visitAnswer(context, await askForVisit(context, body)),

  enterVisit: async ({ body }, context) => visitAnswer(context, await enterVisit(context, body)),

  setVisit: async ({ params: { id }, body }, context) => {
    await setVisit(context, id, body);
    return visitAnswer(context, id);
  },

  cancelVisit: async ({ params: { id }, body }, context) => {
    await cancelVisit(context, id, body);
    return visitAnswer(context, id);
  },
} satisfies Operations;

async function visitAnswer(context: OperationContext, id: string) {
  const [visit] = await visitViews(context.db, [await findVisit(context, id)]);
  if (visit === undefined) throw new Error('The visit is not shown.');
  return { data: { visit } };
}
