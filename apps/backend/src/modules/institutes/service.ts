/** Reading institutes. */
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { contains, offsetOf, orderBy, type PageQuery } from '../../database/pages.ts';
import { institutes, universities, type Institute } from './tables.ts';

export type InstituteRow = Institute & { universityName: string | null };

export interface InstituteItem {
  id: string;
  name: string;
  city: string;
}

export interface InstituteFilter {
  /** Part of the name or the city, in any case. */
  search?: string | undefined;
  stateCode?: Institute['stateCode'] | undefined;
  universityID?: string | undefined;
  instituteType?: Institute['instituteType'] | undefined;
  verificationStatus?: Institute['verificationStatus'] | undefined;
  isActive?: boolean | undefined;
}

const isRegistrable = and(eq(institutes.isActive, true), eq(institutes.isRegistrable, true));

/** Institutes in which a fresher can register, by name: what the sign-up dropdown offers. */
export async function listRegistrable(db: Db, filter: InstituteFilter = {}): Promise<InstituteItem[]> {
  return db
    .select({ id: institutes.id, name: institutes.name, city: institutes.city })
    .from(institutes)
    .where(and(isRegistrable, matches(filter)))
    .orderBy(asc(institutes.name), asc(institutes.id))
    .limit(5_000);
}

/**
 * The institute that a registration names, by id or by its exact name in any case; null when no registrable
 * institute, or more than one, has it.
 */
export async function findRegistrable(db: Db, idOrName: string): Promise<Institute | null> {
  const found = await db
    .select()
    .from(institutes)
    .where(
      and(
        isRegistrable,
        or(eq(institutes.id, idOrName), sql`lower(${institutes.name}) = ${idOrName.trim().toLowerCase()}`),
      ),
    )
    .limit(2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * One page of institutes and how many match in all.
 * @param scope which institutes the caller may see
 */
export async function listInstitutes(
  db: Db,
  query: InstituteFilter & PageQuery,
  scope: SQL | undefined,
): Promise<{ rows: InstituteRow[]; total: number }> {
  const found = await withUniversity(db, and(scope, matches(query)))
    .orderBy(...orderBy(institutes, query.sort ?? 'name'))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  return { rows: found.map(flat), total: await countInstitutes(db, query, scope) };
}

/** How many institutes within the scope match. */
export function countInstitutes(db: Db, filter: InstituteFilter, scope: SQL | undefined): Promise<number> {
  return db.$count(institutes, and(scope, matches(filter)));
}

/** The institute with this id within the scope, or undefined. */
export async function findInstitute(
  db: Db,
  id: string,
  scope: SQL | undefined,
): Promise<InstituteRow | undefined> {
  const [found] = await withUniversity(db, and(eq(institutes.id, id), scope));
  return found && flat(found);
}

function withUniversity(db: Db, where: SQL | undefined) {
  return db
    .select({ institute: institutes, universityName: universities.name })
    .from(institutes)
    .leftJoin(universities, eq(universities.id, institutes.universityID))
    .where(where)
    .$dynamic();
}

function flat({
  institute,
  universityName,
}: {
  institute: Institute;
  universityName: string | null;
}): InstituteRow {
  return { ...institute, universityName };
}

function matches(filter: InstituteFilter): SQL | undefined {
  const { search, stateCode, universityID, instituteType, verificationStatus, isActive } = filter;
  return and(
    search === undefined
      ? undefined
      : or(contains(institutes.name, search), contains(institutes.city, search)),
    stateCode === undefined ? undefined : eq(institutes.stateCode, stateCode),
    universityID === undefined ? undefined : eq(institutes.universityID, universityID),
    instituteType === undefined ? undefined : eq(institutes.instituteType, instituteType),
    verificationStatus === undefined ? undefined : eq(institutes.verificationStatus, verificationStatus),
    isActive === undefined ? undefined : eq(institutes.isActive, isActive),
  );
}
