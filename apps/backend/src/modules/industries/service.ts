/** Reading industries. */
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { contains, offsetOf, orderBy, type PageQuery } from '../../database/pages.ts';
import { validationFailed } from '../../platform/failure.ts';
import { industries } from './tables.ts';

export interface IndustryItem {
  id: string;
  name: string;
}

/** Industries in use, in the order in which forms show them. */
export async function listActiveIndustries(db: Db, search?: string): Promise<IndustryItem[]> {
  return db
    .select({ id: industries.id, name: industries.name })
    .from(industries)
    .where(matches({ search, isActive: true }))
    .orderBy(asc(industries.sortOrder), asc(industries.name))
    .limit(5_000);
}

export type Industry = typeof industries.$inferSelect;

export interface IndustryFilter {
  /** Part of the name or the code, in any case. */
  search?: string | undefined;
  isActive?: boolean | undefined;
}

/** One page of industries and how many match in all; in the order in which forms show them unless `sort` says otherwise. */
export async function listIndustries(
  db: Db,
  query: IndustryFilter & PageQuery,
): Promise<{ rows: Industry[]; total: number }> {
  const order =
    query.sort === undefined
      ? [asc(industries.sortOrder), asc(industries.id)]
      : orderBy(industries, query.sort);
  const rows = await db
    .select()
    .from(industries)
    .where(matches(query))
    .orderBy(...order)
    .limit(query.pageSize)
    .offset(offsetOf(query));
  return { rows, total: await countIndustries(db, query) };
}

/** How many industries match. */
export function countIndustries(db: Db, filter: IndustryFilter): Promise<number> {
  return db.$count(industries, matches(filter));
}

/** The industry with this id, or undefined. */
export async function findIndustry(db: Db, id: string): Promise<Industry | undefined> {
  const [industry] = await db.select().from(industries).where(eq(industries.id, id));
  return industry;
}

function matches({ search, isActive }: IndustryFilter): SQL | undefined {
  return and(
    search === undefined
      ? undefined
      : or(contains(industries.name, search), contains(industries.code, search)),
    isActive === undefined ? undefined : eq(industries.isActive, isActive),
  );
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
