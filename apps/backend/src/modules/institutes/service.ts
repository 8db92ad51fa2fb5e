/** Reading institutes. */
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { contains, offsetOf, orderBy, type PageQuery } from '../../database/pages.ts';
import { institutes, universities, type Institute } from './tables.ts';

/** Institutes in which a fresher can register, by name: what the sign-up dropdown offers. */
export async function listRegistrable(db: Db): Promise<{ id: string; name: string; city: string }[]> {
  return db
    .select({ id: institutes.id, name: institutes.name, city: institutes.city })
    .from(institutes)
    .where(isRegistrable)
    .orderBy(asc(institutes.name))
    .limit(5_000);
}

/**
 * The institute that a registration names, by id or by its exact name in any case; null when no registrable
 * institute, or more than one, has it.
 */
export async function findRegistrable(db: Db, idOrName: string): Promise<Institute | null> {
  const matches = await db
    .select()
    .from(institutes)
    .where(
      and(
        isRegistrable,
        or(eq(institutes.id, idOrName), sql`lower(${institutes.name}) = ${idOrName.trim().toLowerCase()}`),
      ),
    )
    .limit(2);
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

const isRegistrable = and(eq(institutes.isActive, true), eq(institutes.isRegistrable, true));

export interface InstituteQuery extends PageQuery {
  /** Part of the name or the city, in any case. */
  search?: string | undefined;
  isActive?: boolean | undefined;
  /** Which institutes the caller may list. */
  scope: SQL | undefined;
}

export type InstituteRow = Institute & { universityName: string | null };

/** One page of institutes and how many match in all. */
export async function listInstitutes(
  db: Db,
  query: InstituteQuery,
): Promise<{ rows: InstituteRow[]; total: number }> {
  const where = and(
    query.scope,
    query.isActive === undefined ? undefined : eq(institutes.isActive, query.isActive),
    query.search === undefined
      ? undefined
      : or(contains(institutes.name, query.search), contains(institutes.city, query.search)),
  );
  const found = await db
    .select({ institute: institutes, universityName: universities.name })
    .from(institutes)
    .leftJoin(universities, eq(universities.id, institutes.universityID))
    .where(where)
    .orderBy(...orderBy(institutes, query.sort ?? 'name'))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  const rows = found.map(({ institute, universityName }) => ({ ...institute, universityName }));
  return { rows, total: await db.$count(institutes, where) };
}
