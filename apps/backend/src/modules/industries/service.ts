/** Reading industries. */
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { contains, offsetOf, orderBy, type PageQuery } from '../../database/pages.ts';
import { validationFailed } from '../../platform/failure.ts';
import { industries } from './tables.ts';

export interface IndustryItem {
  id: string;
  name: string;
}

/** Industries in use, in the order in which they are shown. */
export async function listActiveIndustries(db: Db): Promise<IndustryItem[]> {
  return db
    .select({ id: industries.id, name: industries.name })
    .from(industries)
    .where(eq(industries.isActive, true))
    .orderBy(asc(industries.sortOrder), asc(industries.name))
    .limit(5_000);
}

export interface IndustryQuery extends PageQuery {
  /** Part of the name or the code, in any case. */
  search?: string | undefined;
  isActive?: boolean | undefined;
}

/** One page of industries and how many match in all; in the order in which forms show them unless `sort` says otherwise. */
export async function listIndustries(
  db: Db,
  query: IndustryQuery,
): Promise<{ rows: (typeof industries.$inferSelect)[]; total: number }> {
  const where = and(
    query.isActive === undefined ? undefined : eq(industries.isActive, query.isActive),
    query.search === undefined
      ? undefined
      : or(contains(industries.name, query.search), contains(industries.code, query.search)),
  );
  const rows = await db
    .select()
    .from(industries)
    .where(where)
    .orderBy(...(query.sort === undefined ? [asc(industries.sortOrder)] : orderBy(industries, query.sort)))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  return { rows, total: await db.$count(industries, where) };
}

/**
 * The industry in use that a request names by its id or by its exact name, in any case.
 * @param path of the property in the body, for the failure
 * @throws ApiFailure 422 when there is none
 */
export async function chosenIndustry(db: Db, path: string, text: string): Promise<IndustryItem> {
  const [industry] = await db
    .select({ id: industries.id, name: industries.name })
    .from(industries)
    .where(
      and(
        eq(industries.isActive, true),
        or(eq(industries.id, text), sql`lower(${industries.name}) = ${text.trim().toLowerCase()}`),
      ),
    );
  if (!industry) {
    throw validationFailed([{ path, code: 'unknown', message: 'Choose an industry from the list.' }]);
  }
  return industry;
}
