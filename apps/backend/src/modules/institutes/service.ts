/** Reading institutes. */
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { contains } from '../../database/pages.ts';
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
