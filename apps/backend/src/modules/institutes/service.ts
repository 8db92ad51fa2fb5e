/** Reading institutes and changing what an institute decides for its students. */
import { and, asc, count, desc, eq, ilike, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
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

const sortColumns = {
  name: institutes.name,
  createdAt: institutes.createdAt,
  updatedAt: institutes.updatedAt,
} as const;

export type InstituteSort = keyof typeof sortColumns | `-${keyof typeof sortColumns}`;

export interface InstituteQuery {
  pageNo: number;
  pageSize: number;
  /** Part of the name or the city, in any case. */
  search?: string | undefined;
  sort: InstituteSort;
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
    .orderBy(...orderOf(query.sort))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const [counted] = await db.select({ total: count() }).from(institutes).where(where);
  const rows = found.map(({ institute, universityName }) => ({ ...institute, universityName }));
  return { rows, total: counted?.total ?? 0 };
}

/** A condition: the column contains the text. Characters that LIKE treats specially stand for themselves. */
function contains(column: AnyColumn, text: string): SQL {
  return ilike(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

function orderOf(sort: InstituteSort): SQL[] {
  const descending = sort.startsWith('-');
  const key = sort.replace('-', '');
  const column =
    key === 'createdAt' || key === 'updatedAt' || key === 'name' ? sortColumns[key] : sortColumns.name;
  return descending ? [desc(column), desc(institutes.id)] : [asc(column), asc(institutes.id)];
}
