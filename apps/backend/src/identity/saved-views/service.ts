/** Keeping views of lists: each is its owner's, who may let colleagues use it. */
import { personName } from '@aarambh/forms';
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  signedIn,
  stale,
  storedText,
  type OperationContext,
  type OperationData,
  type OperationRequest,
  type SignedInUser,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { users } from '../tables/users.ts';
import { savedViews } from '../tables/saved-views.ts';

export type SavedView = OperationData<'addSavedView'>['savedView'];

/** Most views that a person keeps of one list. */
const mostOfList = 30;

/** The caller's own views, and those that people of the same organisation share; nobody shares with the candidates of an institute. */
function viewsInReach({ id, type, parentEntityID }: SignedInUser): SQL | undefined {
  const ofColleague = and(
    eq(savedViews.isShared, true),
    eq(users.type, type),
    eq(users.userStatus, 'Active'),
    sql`${users.parentEntityID} is not distinct from ${parentEntityID}`,
  );
  return type === 'C' ? eq(savedViews.ownerID, id) : or(eq(savedViews.ownerID, id), ofColleague);
}

/** A view that a person may use, with the query of its list; undefined for none. */
export async function findSavedView(
  db: Db,
  id: string,
  caller: SignedInUser,
): Promise<Pick<typeof savedViews.$inferSelect, 'list' | 'name' | 'query'> | undefined> {
  const [view] = await db
    .select({ list: savedViews.list, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerID))
    .where(and(eq(savedViews.id, id), viewsInReach(caller)));
  return view;
}

async function readViews(context: OperationContext, where: SQL | undefined): Promise<SavedView[]> {
  const caller = signedIn(context);
  const rows = await context.db
    .select({ view: savedViews, firstName: users.firstName, lastName: users.lastName })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerID))
    .where(and(where, viewsInReach(caller)))
    .orderBy(sql`lower(${savedViews.name})`, asc(savedViews.id))
    .limit(500);
  return rows.map(({ view: { id, list, name, query, isShared, rowVersion, ownerID }, ...owner }) => ({
    id,
    list,
    name,
    query,
    isShared,
    rowVersion,
    isOwn: ownerID === caller.id,
    ownerName: personName(owner),
  }));
}

/** The views of a list that the caller can choose, by name. */
export const listViews = (context: OperationContext, list: string): Promise<SavedView[]> =>
  readViews(context, eq(savedViews.list, list));

async function readView(context: OperationContext, id: string): Promise<SavedView> {
  const [view] = await readViews(context, eq(savedViews.id, id));
  if (view === undefined) throw notFound();
  return view;
}

/** Keeps a view. @throws ApiFailure 409 DUPLICATE for a name that the caller has used in this list, 409 LIMIT_REACHED */
export async function addView(
  { list, name, query, isShared = false }: OperationRequest<'addSavedView'>['body'],
  context: OperationContext,
): Promise<SavedView> {
  const { id: ownerID } = signedIn(context);
  const now = context.now();
  const id = await context.db.transaction(async (tx) => {
    // Two views that are kept at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerID)).for('update');
    const kept = await tx.$count(savedViews, and(eq(savedViews.ownerID, ownerID), eq(savedViews.list, list)));
    if (kept >= mostOfList) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'You keep 30 views of this list. Delete one first.');
    }
    const values = { ownerID, list, name: storedText(name), query, isShared, createdAt: now, updatedAt: now };
    const [added] = await tx.insert(savedViews).values(values).onConflictDoNothing().returning();
    if (added === undefined) throw duplicate();
    await audit(tx, context, { ...trace(added.id, ownerID), action: 'added', fields: ['name'] });
    return added.id;
  });
  return readView(context, id);
}

/** Changes a view of the caller's own. @throws ApiFailure 404, 409 STALE or DUPLICATE */
export async function changeView(
  id: string,
  { rowVersion, name, ...changes }: OperationRequest<'updateSavedView'>['body'],
  context: OperationContext,
): Promise<SavedView> {
  const { id: ownerID } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const own = and(eq(savedViews.id, id), eq(savedViews.ownerID, ownerID));
    const [before] = await tx.select().from(savedViews).where(own).for('update');
    if (before === undefined) throw notFound();
    if (before.rowVersion !== rowVersion) throw stale(before.rowVersion);
    const wanted = name === undefined ? before.name : storedText(name);
    const same = and(
      eq(savedViews.ownerID, ownerID),
      eq(savedViews.list, before.list),
      sql`lower(${savedViews.name}) = lower(${wanted})`,
      sql`${savedViews.id} <> ${id}`,
    );
    if ((await tx.$count(savedViews, same)) > 0) throw duplicate();
    await tx
      .update(savedViews)
      .set({ ...changes, name: wanted, updatedAt: context.now(), rowVersion: rowVersion + 1 })
      .where(own);
    const fields = Object.keys({ ...changes, ...(name === undefined ? {} : { name }) });
    await audit(tx, context, { ...trace(id, ownerID), action: 'changed', fields });
  });
  return readView(context, id);
}

/** Deletes a view of the caller's own. @throws ApiFailure 404 */
export async function removeView(id: string, context: OperationContext): Promise<void> {
  const { id: ownerID } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.ownerID, ownerID)))
      .returning({ id: savedViews.id });
    if (removed.length === 0) throw notFound();
    await audit(tx, context, { ...trace(id, ownerID), action: 'deleted', fields: [] });
  });
}

const trace = (entityID: string, subjectID: string) =>
  ({ entityType: 'savedView', entityID, subjectID }) as const;

const duplicate = () => new ApiFailure(409, 'DUPLICATE', 'You have a view with this name already.');
