/** Texts that are written to people again and again, as an organisation keeps them for all who write notifications. */
import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import {
  ApiFailure,
  notFound,
  signedIn,
  stale,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { failedNoticeFields } from '../notifications/fields.ts';
import { noticeTemplates } from '../tables/notice-templates.ts';

type View = OperationData<'addNoticeTemplate'>['noticeTemplate'];

/** Most that one organisation keeps. */
const most = 100;

const shown = {
  id: noticeTemplates.id,
  title: noticeTemplates.title,
  text: noticeTemplates.text,
  rowVersion: noticeTemplates.rowVersion,
};

export const noticeTemplatesOperations = {
  listNoticeTemplates: async (_request, context) => {
    const noticeTemplate = await context.db
      .select(shown)
      .from(noticeTemplates)
      .where(ofOwner(context))
      .orderBy(sql`lower(${noticeTemplates.title})`, asc(noticeTemplates.id));
    return { data: { noticeTemplate } };
  },

  addNoticeTemplate: async ({ body: { title, text } }, context) => {
    refuseUnknownFields(text);
    const noticeTemplate = await context.db.transaction(async (tx): Promise<View> => {
      if ((await tx.$count(noticeTemplates, ofOwner(context))) >= most) {
        throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'There are 100 templates. Delete one first.');
      }
      const [added] = await tx
        .insert(noticeTemplates)
        .values({
          ownerID: ownerOf(context),
          title: storedText(title),
          text,
          createdBy: signedIn(context).id,
          createdAt: context.now(),
          updatedAt: context.now(),
        })
        .onConflictDoNothing()
        .returning(shown);
      if (added === undefined) throw duplicate();
      await audit(tx, context, { ...traceOf(added.id), action: 'added', fields: ['title', 'text'] });
      return added;
    });
    return { data: { noticeTemplate } };
  },

  updateNoticeTemplate: async ({ params: { id }, body: { rowVersion, title, text } }, context) => {
    if (text !== undefined) refuseUnknownFields(text);
    const noticeTemplate = await context.db.transaction(async (tx): Promise<View> => {
      const own = and(eq(noticeTemplates.id, id), ofOwner(context));
      const [before] = await tx.select().from(noticeTemplates).where(own).for('update');
      if (before === undefined) throw notFound();
      if (before.rowVersion !== rowVersion) throw stale(before.rowVersion);
      const wanted = title === undefined ? before.title : storedText(title);
      const same = and(
        ofOwner(context),
        ne(noticeTemplates.id, id),
        sql`lower(${noticeTemplates.title}) = lower(${wanted})`,
      );
      if ((await tx.$count(noticeTemplates, same)) > 0) throw duplicate();
      const [after] = await tx
        .update(noticeTemplates)
        .set({
          title: wanted,
          text: text ?? before.text,
          updatedBy: signedIn(context).id,
          updatedAt: context.now(),
          rowVersion: rowVersion + 1,
        })
        .where(own)
        .returning(shown);
      if (after === undefined) throw notFound();
      const fields = Object.entries({ title, text }).flatMap(([name, value]) =>
        value === undefined ? [] : [name],
      );
      await audit(tx, context, { ...traceOf(id), action: 'changed', fields });
      return after;
    });
    return { data: { noticeTemplate } };
  },

  deleteNoticeTemplate: async ({ params: { id } }, context) => {
    await context.db.transaction(async (tx) => {
      const removed = await tx
        .delete(noticeTemplates)
        .where(and(eq(noticeTemplates.id, id), ofOwner(context)))
        .returning({ id: noticeTemplates.id });
      if (removed.length === 0) throw notFound();
      await audit(tx, context, { ...traceOf(id), action: 'deleted', fields: [] });
    });
    return { data: null };
  },
} satisfies Operations;

/** The platform's staff belong to no organisation. */
function ownerOf(context: OperationContext): string | null {
  const { roleScope, parentEntityID } = signedIn(context);
  return roleScope === 'all' ? null : parentEntityID;
}

/** Condition on templates: the caller's own organisation keeps them. Who has none and sees not everything keeps none. */
function ofOwner(context: OperationContext): SQL {
  const owner = ownerOf(context);
  if (owner === null && signedIn(context).roleScope !== 'all') return sql`false`;
  return sql`${noticeTemplates.ownerID} is not distinct from ${owner}`;
}

/** @throws ApiFailure 422 */
function refuseUnknownFields(text: string): void {
  const failed = failedNoticeFields(text, { path: 'text', kind: null });
  if (failed.length > 0) throw validationFailed(failed);
}

const traceOf = (id: string) => ({ entityType: 'noticeTemplate', entityID: id, subjectID: id }) as const;

const duplicate = () => new ApiFailure(409, 'DUPLICATE', 'There is a template with this title already.');
