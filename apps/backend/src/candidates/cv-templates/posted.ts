/** The templates that a caller can choose from. */
import { and, asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { contains, type Db } from '../../database/index.ts';
import { notFound, signedIn, type OperationData, type Operations } from '../../platform/index.ts';
import { countUpTo, readPageFrom, type Sequence } from '../../records/index.ts';
import { cvTemplates } from '../tables/cv-templates.ts';

type Template = typeof cvTemplates.$inferSelect;
type View = OperationData<'getPostedCvTemplate'>['cvTemplate'];

/** What decides which templates are meant for somebody. */
interface Chooser {
  isFresher: boolean | null;
  parentEntityID: string | null;
}

/** Most templates that are sent at once. */
const maxTemplates = 1_000;

/** Posted, in use, for everybody or the person's institute, and for freshers or the experienced as the person is. */
function fits({ isFresher, parentEntityID }: Chooser): SQL | undefined {
  return and(
    eq(cvTemplates.status, 'Posted'),
    eq(cvTemplates.isActive, true),
    isFresher === null
      ? undefined
      : inArray(cvTemplates.audience, [isFresher ? 'Fresher' : 'Experienced', 'Both']),
    or(sql`${cvTemplates.instituteIDs} = '{}'`, isOfficial(parentEntityID)),
  );
}

const isOfficial = (instituteID: string | null): SQL =>
  sql`${cvTemplates.instituteIDs} @> array[${instituteID ?? ''}]::text[]`;

/** Whether somebody may choose a template now. */
export const mayChooseTemplate = async (db: Db, chooser: Chooser, id: string): Promise<boolean> =>
  (await db.$count(cvTemplates, and(eq(cvTemplates.id, id), fits(chooser)))) > 0;

/** The template of somebody who has chosen none: the official one, otherwise the one that was there first. */
export async function findUsualTemplate(db: Db, chooser: Chooser): Promise<Template | undefined> {
  const [template] = await db
    .select()
    .from(cvTemplates)
    .where(fits(chooser))
    .orderBy(desc(isOfficial(chooser.parentEntityID)), asc(cvTemplates.createdAt), asc(cvTemplates.id))
    .limit(1);
  return template;
}

export const postedOperations = {
  listPostedCvTemplates: async ({ query }, context) => {
    const { pageNo = 1, search, sort, cursor } = query;
    const { db } = context;
    const isAll = pageNo === -1;
    const pageSize = isAll ? maxTemplates : (query.pageSize ?? 25);
    const caller = signedIn(context);
    const where = and(
      fits(caller),
      search === undefined
        ? undefined
        : or(contains(cvTemplates.name, search), contains(cvTemplates.description, search)),
    );
    const order = orderOf(sort, caller.parentEntityID);
    const [place] = order.keys;
    const { rows, meta } = await readPageFrom(
      {
        order,
        id: cvTemplates.id,
        read: ({ beyond, by, limit, offset }) =>
          db
            .select({ ...getTableColumns(cvTemplates), place: place.expression })
            .from(cvTemplates)
            .where(and(where, beyond))
            .orderBy(...by)
            .limit(limit)
            .offset(offset),
        count: (limit) => countUpTo(db, cvTemplates, where, limit),
      },
      { pageNo: isAll ? 1 : pageNo, pageSize, ...(!isAll && { cursor }) },
    );
    return {
      data: { cvTemplate: rows.map(({ place: _place, ...row }) => view(row)) },
      meta: isAll ? { pageNo, pageSize: rows.length, total: meta.total } : { pageNo, pageSize, ...meta },
    };
  },

  getPostedCvTemplate: async ({ params: { id } }, context) => {
    const [row] = await context.db
      .select()
      .from(cvTemplates)
      .where(and(eq(cvTemplates.id, id), fits(signedIn(context))));
    if (!row) throw notFound();
    return { data: { cvTemplate: view(row) } };
  },
} satisfies Operations;

/** The official ones first, whichever way the others stand. */
function orderOf(sort = 'name', instituteID: string | null) {
  const isDescending = sort.startsWith('-');
  const official = isOfficial(instituteID);
  const name = sort.replace('-', '');
  const { name: called, createdAt, updatedAt } = cvTemplates;
  const column = { name: called, createdAt, updatedAt }[name] ?? called;
  const place = {
    name: 'place',
    expression: isDescending ? official : sql`not ${official}`,
    type: 'boolean' as const,
  };
  return { keys: [place, { name, column }], isDescending, sort } as const satisfies Sequence;
}

/** As candidates see it: not how often it is used, nor by whom it was written. */
function view({ createdAt, updatedAt, createdBy: _by, updatedBy: _changedBy, ...row }: Template): View {
  return {
    ...row,
    sectionTitles: row.sections.filter(({ visible }) => visible).map(({ title }) => title),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
